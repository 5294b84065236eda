// Reads a file in chunks, so that a long file does not block the page.

// Calls `tell` with each chunk of the text, then `end` with whether the whole file was read.
export async function readPieces(file, tell, end) {
  try {
    const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done: isDone, value } = await reader.read();
      if (isDone) break;
      tell(value);
      // Yield to other tasks.
      await new Promise((go) => setTimeout(go));
    }
    end(true);
  } catch {
    end(false);
  }
}
