/**
 * A price as people write it ("4’800", "4'800.50", "95,-") as it is stored ("4800.00"); nothing for an empty one, and as
 * it stands what cannot be read. Pure.
 */
export function writtenCost(written: string): string | null {
  const plain = written.replace(/^CHF|['’\s]|[.,][-–—]*$/gi, "");
  if (plain === "") return null;
  const [, francs, rappen = ""] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return francs === undefined ? written : `${francs.replace(/^0+(?=\d)/, "")}.${rappen.padEnd(2, "0")}`;
}
