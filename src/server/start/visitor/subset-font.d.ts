declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  /** The part of a font that the letters of `text` need. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
