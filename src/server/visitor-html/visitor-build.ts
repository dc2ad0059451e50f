import { z } from "zod";

const islandSchema = z.object({
  /** The module that is loaded to wake it. */
  script: z.string(),
  /** Every module that it needs to draw, itself included. */
  scripts: z.array(z.string()),
  /** Style sheets that are loaded before it draws. */
  styles: z.array(z.string()),
  /** Words in its code that may be names of classes, attributes and elements. */
  words: z.array(z.string()),
});

/** What the build made for visitors' browsers: `visitor.json` in the build's folder. Addresses are paths on the site. */
export const visitorBuildSchema = z.object({
  loader: z.string(),
  islands: z.record(z.string(), islandSchema),
  /** Style sheet of the typefaces that were cut to what the languages of the product need. */
  fontFaces: z.string(),
});
export type VisitorBuild = z.infer<typeof visitorBuildSchema>;
export type IslandBuild = z.infer<typeof islandSchema>;
