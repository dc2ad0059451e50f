/** The text of an XML or HTML answer: in the encoding that its mark, its server or it itself names, else UTF-8. */
export function decodeText(body: Uint8Array, contentType: string): string {
  const start = new TextDecoder("latin1").decode(body.subarray(0, 1024));
  const named =
    markOf(body) ??
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/i.exec(start)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1];
  return decoderOf(named ?? "utf-8").decode(body);
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb ? "utf-8" : undefined;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder("utf-8"); // an encoding that nobody knows
  }
}
