/** A node of the editor: a text, or an element around others. */
export type FlatNode = { text: string } | { children: FlatNode[] };
interface Point {
  path: number[];
  offset: number;
}
interface Run {
  path: number[];
  text: string;
  /** Letters of the whole text before this run. */
  start: number;
}

/** The whole text of an editor as one string; paragraphs, headings and list items are lines of it. */
export function flatText(children: readonly FlatNode[]): string {
  const runs = runsOf(children);
  const lines = runs.map((run, index) => (isNewLine(runs[index - 1], run) ? "\n" : "") + run.text);
  return lines.join("");
}

/** Letters before a point; the beginning of a line counts as one. */
export function offsetOf(children: readonly FlatNode[], { path, offset }: Point): number {
  const run = runsOf(children).find((each) => each.path.join() === path.join());
  return run ? run.start + Math.min(offset, run.text.length) : 0;
}

/** The point behind that many letters, or at the end of a shorter text; null in an editor without texts. */
export function pointAt(children: readonly FlatNode[], offset: number): Point | null {
  const runs = runsOf(children);
  const run = runs.find(({ start, text }) => offset <= start + text.length) ?? runs.at(-1);
  return run ? { path: run.path, offset: Math.max(0, Math.min(offset - run.start, run.text.length)) } : null;
}

function runsOf(children: readonly FlatNode[]): Run[] {
  const runs: Run[] = [];
  collect(children, [], runs);
  let start = 0;
  return runs.map((run, index) => {
    if (isNewLine(runs[index - 1], run)) start += 1;
    const placed = { ...run, start };
    start += run.text.length;
    return placed;
  });
}

function collect(nodes: readonly FlatNode[], path: number[], runs: Run[]): void {
  nodes.forEach((node, index) => {
    const here = [...path, index];
    if ("text" in node) runs.push({ path: here, text: node.text, start: 0 });
    else collect(node.children, here, runs);
  });
}

/** Texts that lie in different blocks; a link inside a line has one level more than the text beside it. */
function isNewLine(before: Run | undefined, run: Run): boolean {
  if (!before) return false;
  return blockOf(before.path, run.path) !== blockOf(run.path, before.path);
}

/** The path of the block around a text, seen beside another text that may lie in a link of the same block. */
function blockOf(path: number[], other: number[]): string {
  return path.slice(0, Math.min(path.length, other.length) - 1).join();
}
