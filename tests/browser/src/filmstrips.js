// Stops the page's time and advances it manually: timers fire, and animations are set to their state after so many
// milliseconds, however long a picture takes.
window.strip = (() => {
    const wait = window.setTimeout.bind(window);
    const cancel = window.clearTimeout.bind(window);
    const due = [];
    const began = new Map();
    let now = 0;
    let last = 0;
    window.setTimeout = (act, ms = 0, ...rest) => {
        last -= 1;
        due.push({ id: last, at: now + ms, act: () => act(...rest) });
        return last;
    };
    window.clearTimeout = (id) => {
        const place = due.findIndex((one) => one.id === id);
        if (place < 0) cancel(id);
        else due.splice(place, 1);
    };
    const hold = (running) => {
        for (const one of document.getAnimations()) {
            if (!began.has(one)) {
                began.set(one, now - (running ? Number(one.currentTime ?? 0) : 0));
                one.pause();
            }
            const time = now - began.get(one);
            if (time < one.effect.getComputedTiming().endTime) one.currentTime = time;
            else if (one.playState !== 'finished') one.finish();
        }
    };
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const settle = async () => {
        for (let frames = 0; frames < 4; frames++) {
            await frame();
            hold(false);
        }
    };
    const step = async (ms) => {
        const end = now + ms;
        for (;;) {
            // The search worker runs in real time.
            for (let tries = 0; tries < 400 && !due.length && document.querySelector('[data-phase=thinking]'); tries++) {
                await new Promise((go) => wait(go, 25));
            }
            due.sort((one, other) => one.at - other.at);
            const next = due[0]?.at <= end ? due.shift() : null;
            now = next ? Math.max(now, next.at) : end;
            hold(false);
            if (!next) return settle();
            next.act();
            await settle();
        }
    };
    hold(true);
    return { step };
})();
