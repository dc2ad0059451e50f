interface KeyRow {
  level: number;
  /** Null where there is nothing to open. */
  isOpen: boolean | null;
  label: string;
}

type TreeStep = { type: "go"; index: number } | { type: "open" | "close" };

/**
 * What a key does in a tree, by the ARIA pattern: up, down, Home and End walk; right opens a branch, then enters it;
 * left closes it, then goes to the one around; a letter goes to the next name that begins with it. Null for other keys.
 */
export function treeStep(key: string, rows: readonly KeyRow[], index: number): TreeStep | null {
  const row = rows[index];
  if (!row) return null;
  if (key === "ArrowDown") return go(Math.min(rows.length - 1, index + 1));
  if (key === "ArrowUp") return go(Math.max(0, index - 1));
  if (key === "Home") return go(0);
  if (key === "End") return go(rows.length - 1);
  if (key === "ArrowRight") {
    if (row.isOpen === null) return go(index);
    return row.isOpen ? go(Math.min(rows.length - 1, index + 1)) : { type: "open" };
  }
  if (key === "ArrowLeft") {
    if (row.isOpen) return { type: "close" };
    const around = rows.slice(0, index).findLastIndex(({ level }) => level < row.level);
    return go(around < 0 ? index : around);
  }
  return /^\S$/u.test(key) ? letterStep(key, rows, index) : null;
}

function letterStep(letter: string, rows: readonly KeyRow[], index: number): TreeStep | null {
  const order = [...rows.keys()].map((step) => (index + 1 + step) % rows.length);
  const found = order.find((each) => rows[each]?.label.toLowerCase().startsWith(letter.toLowerCase()));
  return found === undefined ? null : go(found);
}

const go = (index: number): TreeStep => ({ type: "go", index });
