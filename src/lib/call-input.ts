/** How a call's input travels to the server: JSON in an envelope that may hold nothing else. */
export interface SentInput {
  json: unknown;
}

/** Puts an input into its envelope. What JSON has no word for (dates, undefined in lists) must not be in it. */
export function sendInput(input: unknown): SentInput {
  return { json: input };
}

/**
 * Whether what a caller sent is an envelope of plain JSON. One that says how to build other types (superjson's `meta`)
 * is none: building what a stranger describes costs memory and time before any shape has been checked.
 */
export function isSentInput(sent: unknown): sent is Partial<SentInput> {
  return typeof sent === "object" && sent !== null && Object.keys(sent).every((key) => key === "json");
}

/** Whether every text of an input can be stored: without NUL and lone surrogates. Any depth and size will do. */
export function hasStorableTexts(input: unknown): boolean {
  const waiting = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") {
      if (!isStorable(value)) return false;
    } else if (typeof value === "object" && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        if (!isStorable(key)) return false;
        waiting.push(part);
      }
    }
  }
  return true;
}

const loneSurrogate = /\p{Surrogate}/u;

function isStorable(text: string): boolean {
  return !text.includes("\0") && !loneSurrogate.test(text);
}
