import { headingFaces, type HeadingFaceName } from "./theme-faces.ts";

interface HeadingLook {
  family: string;
  weight: string;
  tracking: string;
  leading: string;
  scale: number;
  /** Width of a letter in em, on average over a wide word. */
  letter: number;
}

/** What a theme says of its titles. */
interface HeadingChoice {
  fonts: { heading: HeadingFaceName };
  headingWeight: "light" | "regular" | "bold";
  headingTracking: keyof typeof trackings;
  headingCase: "plain" | "upper";
}

/** Added to the distance of a typeface's own letters, in em. */
const trackings = { tight: -0.02, regular: 0, wide: 0.04 } as const;

/** How the titles of a theme are set: as their typeface is meant to be, heavier or lighter, closer or wider. Pure. */
export function headingLook({ fonts, headingWeight, headingTracking, headingCase }: HeadingChoice): HeadingLook {
  const face = headingFaces[fonts.heading];
  const weight = headingWeight === "regular" ? null : weightsOf(face)?.[headingWeight];
  const tracking = Math.round((Number.parseFloat(face.tracking) + trackings[headingTracking]) * 1000) / 1000;
  return {
    ...face,
    ...(weight ? { weight, family: cutOf(face.family, headingWeight) } : {}),
    tracking: `${tracking}em`,
    // The dots of Ä, Ö and Ü need room below the line before.
    leading: headingCase === "upper" ? String(Math.max(1.16, Number(face.leading))) : face.leading,
    letter: Math.round((face.letter[headingCase] + tracking) * 100) / 100,
  };
}

/** Whether titles in this typeface can be lighter and heavier. Pure. */
export function hasWeights(name: HeadingFaceName): boolean {
  return weightsOf(headingFaces[name]) !== undefined;
}

function weightsOf(face: (typeof headingFaces)[keyof typeof headingFaces]) {
  return "weights" in face ? face.weights : undefined;
}

/** `"Inter Heading", …` as `"Inter Heading Bold", …`: each weight is a cut of its own (fonts.ts), and so is what stands in. */
function cutOf(family: string, weight: "light" | "regular" | "bold"): string {
  const name = weight === "bold" ? "Bold" : "Light";
  return family.replaceAll(" Heading", ` Heading ${name}`);
}
