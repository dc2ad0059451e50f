/** What phones have below this width, in a media condition. */
const phone = "(max-width: 47.99rem)";
/**
 * Screens by how fine they are, the finest first, and the share of what they would ask for that is enough. Browsers take
 * the next larger copy, so what is asked for is a little less than what is wanted: one and a half times as fine as the
 * picture's place where the page begins with it, twice as fine elsewhere.
 */
const fineScreens = {
  first: [
    ["(min-resolution: 2.5dppx)", 0.45],
    ["(min-resolution: 1.5dppx)", 0.68],
  ],
  other: [["(min-resolution: 2.5dppx)", 0.6]],
} as const;

/**
 * The `sizes` of a picture, for whom bytes are time: phones with fine screens get about twice the width at which it is
 * drawn, in place of three times, and one and a half times where the page begins with it. More is hardly seen at arm's
 * length, and on a slow line takes a second longer. Other windows ask as before.
 */
export function enoughOnPhones(sizes: string, place: keyof typeof fineScreens): string {
  const entries = entriesOf(sizes).map(readEntry);
  const last = entries.findIndex(({ condition }) => condition === null || condition === phone); // phones get no further
  const onPhones = entries.slice(0, last + 1).filter(({ condition }) => !isForWideWindows(condition));
  const spared = fineScreens[place].flatMap(([screen, share]) =>
    onPhones.map(({ condition, width }) => {
      const conditions = [phone, screen, ...(condition === null || condition === phone ? [] : [condition])];
      return `${conditions.join(" and ")} calc(${share} * ${width})`;
    }),
  );
  return [...spared, sizes].join(", ");
}

interface Entry {
  condition: string | null;
  width: string;
}

function readEntry(entry: string): Entry {
  const [, condition = null, width = ""] = /^(\((?:min|max)-width: [^)]+\) )?(.+)$/.exec(entry) ?? [];
  return { condition: condition && condition.trim(), width };
}

function isForWideWindows(condition: string | null): boolean {
  const least = /^\(min-width: ([\d.]+)rem\)$/.exec(condition ?? "")?.[1];
  return least !== undefined && Number(least) >= 48;
}

/** Parted at the commas that stand in no parentheses. */
function entriesOf(sizes: string): string[] {
  const entries = [""];
  let depth = 0;
  for (const letter of sizes) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 0) entries.push("");
    else entries[entries.length - 1] += letter;
  }
  return entries.map((entry) => entry.trim());
}
