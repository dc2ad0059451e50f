/** How a call's input travels to the server: JSON in an envelope that may hold nothing else. */
interface SentInput {
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

/**
 * What is wrong with an input whatever its shape: more than `most` values, at whatever depth, or a text that cannot be
 * stored (NUL, a lone surrogate). A shape that is held against a hundred thousand wrong keys tells of each of them.
 */
export function inputFault(input: unknown, most: number): "too-many-values" | "unstorable-text" | null {
  const waiting = [input];
  let seen = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    seen += 1;
    if (typeof value === "string") {
      if (!isStorable(value)) return "unstorable-text";
    } else if (typeof value === "object" && value !== null) {
      const keys = Array.isArray(value) ? [] : Object.keys(value);
      const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
      if (seen + waiting.length + parts.length > most) return "too-many-values"; // before a long list is gone through
      if (!keys.every(isStorable)) return "unstorable-text";
      for (const part of parts) waiting.push(part);
    }
  }
  return null;
}

const loneSurrogate = /\p{Surrogate}/u;

function isStorable(text: string): boolean {
  return !text.includes("\0") && !loneSurrogate.test(text);
}
