/** What a cell holds that one line cannot: such a table only lays out a page, and is read part by part. */
const beyondLines = "table, ul, ol, h1, h2, h3, h4, h5, h6";

/** Turns tables into a paragraph for each row, in place: what stands in the cells follows each other, with bars between. */
export function tableRows(root: Element): void {
  for (const table of root.querySelectorAll("table")) {
    const rows = [...table.rows].map(({ cells }) => [...cells]);
    if (table.querySelector(beyondLines) || !rows.some((cells) => cells.length > 1)) continue;
    const lines = [...(table.caption ? [[table.caption]] : []), ...rows].map((cells) => cells.filter(hasWords));
    table.replaceWith(...lines.filter((cells) => cells.length > 0).map(lineOf));
  }
}

const hasWords = (cell: Element) => cell.textContent.trim() !== "";

function lineOf(cells: readonly Element[]): Node {
  const line = (cells[0] as Element).ownerDocument.createElement("p");
  for (const cell of cells) {
    const words = wordsOf(cell);
    trim(words.flatMap(textsIn));
    line.append(...(line.hasChildNodes() ? [" | "] : []), ...words);
  }
  return line;
}

/** What stands in a cell, its paragraphs one after the other in a line. */
function wordsOf(cell: Element): Node[] {
  return [...cell.childNodes].flatMap((node) => {
    const isBlock = node.nodeName === "P" || node.nodeName === "DIV";
    const space = () => cell.ownerDocument.createTextNode(" ");
    return isBlock ? [space(), ...wordsOf(node as Element), space()] : [node];
  });
}

/** Takes away the room that the markup leaves before and behind the words. */
function trim(texts: readonly Text[]): void {
  for (const text of texts) if ((text.data = text.data.trimStart()) !== "") break;
  for (const text of texts.toReversed()) if ((text.data = text.data.trimEnd()) !== "") break;
}

function textsIn(node: Node): Text[] {
  return node.nodeName === "#text" ? [node as Text] : [...node.childNodes].flatMap(textsIn);
}
