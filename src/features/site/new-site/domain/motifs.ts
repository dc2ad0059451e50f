import type { PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { loaves } from "./loaves.ts";
import type { Motif } from "./sheet.ts";
import { chambersPictures } from "./things/chambers.ts";
import { craftPictures } from "./things/craft.ts";
import { diningPictures } from "./things/dining.ts";
import { kidsPictures } from "./things/kids.ts";
import { opticsPictures } from "./things/optics.ts";
import { salonPictures } from "./things/salon.ts";
import { sportsPictures } from "./things/sports.ts";

/** What a trade's pictures are made of. */
export const motifs: Readonly<Record<PresetName, Motif>> = {
  optics: opticsPictures,
  craft: craftPictures,
  dining: diningPictures,
  salon: salonPictures,
  chambers: chambersPictures,
  kids: kidsPictures,
  bakery: loaves,
  sports: sportsPictures,
};
