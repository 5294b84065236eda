// Removes the service worker: put this on the host in place of `sw.js`. Every browser that still has the worker then
// deletes the caches of the app, and the worker with them. Saves are not touched.
//
// It is not part of a build. docs/hosting.md says when it is needed.

self.addEventListener("install", () => self.skipWaiting());

async function switchOff() {
  const { pathname } = new URL(self.registration.scope);
  const ours = (name) => name.startsWith("pentathlon-") && name.slice(name.indexOf("@") + 1) === pathname;
  const names = await caches.keys();
  await Promise.all(names.filter(ours).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener("activate", (event) => event.waitUntil(switchOff()));
