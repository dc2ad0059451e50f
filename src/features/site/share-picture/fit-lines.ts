interface FittedText {
  size: number;
  lines: string[];
}

interface Room {
  width: number;
  /** The most lines that a text of this size may have. */
  linesAt: (size: number) => number;
  /** From large to small. */
  sizes: readonly number[];
  /** The width of words in one line at a size. */
  widthOf: (words: string, size: number) => number;
}

/**
 * A text in the largest of the sizes at which it fits into its room, in lines. At the smallest one, what does not fit ends
 * with an ellipsis, and a word that is wider than a line is divided. Pure.
 */
export function fitLines(text: string, { width, linesAt, sizes, widthOf }: Room): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== "");
  for (const size of sizes) {
    const fits = (line: string) => widthOf(line, size) <= width;
    const lines = linesOf(words, fits);
    if (lines.length <= linesAt(size) && lines.every(fits)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const fits = (line: string) => widthOf(line, size) <= width;
  const lines = linesOf(
    words.flatMap((word) => piecesOf(word, fits)),
    fits,
  );
  const most = linesAt(size);
  if (lines.length <= most) return { size, lines };
  const kept = lines.slice(0, most);
  return { size, lines: [...kept.slice(0, -1), shortened(kept.at(-1) ?? "", fits)] };
}

function linesOf(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function piecesOf(word: string, fits: (line: string) => boolean): string[] {
  const letters = [...word];
  if (letters.length === 1 || fits(word)) return [word];
  // From its beginning: only as much is measured as a line holds, whatever follows.
  const tooLong = letters.findIndex((_, at) => at > 0 && !fits(`${letters.slice(0, at + 1).join("")}-`));
  const cut = tooLong === -1 ? letters.length - 1 : tooLong;
  const [head, rest] = [letters.slice(0, cut).join(""), letters.slice(cut).join("")];
  return rest === "" ? [head] : [`${head}-`, ...piecesOf(rest, fits)];
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
