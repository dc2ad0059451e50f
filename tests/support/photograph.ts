import sharp from "sharp";

/** One of the demo's pictures, so wide at most, as a camera's file: what is drawn by numbers packs otherwise. */
export const photograph = (width: number): Promise<Buffer> =>
  sharp("prisma/seed/copies/golf/marktgasse.webp/960.webp").resize({ width }).jpeg({ quality: 92 }).toBuffer();
