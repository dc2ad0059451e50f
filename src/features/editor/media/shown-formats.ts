/** A shape that a picture is cut to. */
interface ShownFormat {
  /** Width by height. */
  ratio: number;
  /** Its usual name, where it has one. */
  name: string | null;
  /** Whether the picture under edit stands in it, the same one elsewhere on the page, or on another page. */
  use: "here" | "elsewhere" | "other" | null;
  /** What that other page is called. */
  page?: string;
}

/** A shape that another page has for a picture. */
export interface RatioOfPage {
  ratio: number;
  page: string;
}

const usual = [
  { ratio: 1, name: "1:1" },
  { ratio: 4 / 3, name: "4:3" },
  { ratio: 16 / 9, name: "16:9" },
  { ratio: 3 / 4, name: "3:4" },
];

/** Shapes that nobody tells apart: within two in a hundred. */
const isSame = (one: number, other: number) => Math.abs(Math.log(one / other)) < 0.02;

/** The shapes to look at a picture in: those in which the page shows it, other pages do, then the usual ones, each once. */
export function shownFormats(
  here: number | null,
  elsewhere: readonly number[],
  others: readonly RatioOfPage[] = [],
): ShownFormat[] {
  const used = [
    ...(here === null ? [] : [{ ratio: here, use: "here" as const }]),
    ...elsewhere.map((ratio) => ({ ratio, use: "elsewhere" as const })),
    ...others.map((other) => ({ ...other, use: "other" as const })),
  ];
  const all = [
    ...used.map((each) => ({ ...each, name: usual.find(({ ratio }) => isSame(ratio, each.ratio))?.name ?? null })),
    ...usual.map((each) => ({ ...each, use: null })),
  ];
  return all.filter(({ ratio }, index) => all.findIndex((other) => isSame(other.ratio, ratio)) === index);
}
