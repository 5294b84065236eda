// Reads a file piece by piece, so that a long one does not hold the page up.

// Tells each piece of the text, and in the end whether it was read to its end.
export async function readPieces(file, tell, end) {
  try {
    const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done: isDone, value } = await reader.read();
      if (isDone) break;
      tell(value);
      // Whatever waits has its turn.
      await new Promise((go) => setTimeout(go));
    }
    end(true);
  } catch {
    end(false);
  }
}
