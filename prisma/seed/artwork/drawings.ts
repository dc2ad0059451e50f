import { branchAltstadt, branchSeuzach, branchWuelflingen } from "./optician/branches.ts";
import { childEyes, nightDrive, screenWork, trialFilm } from "./optician/consultations.ts";
import { framesOnTray, framesUpright, testRoom, workshop } from "./optician/interior.ts";
import { contactLens, refraction, sunglasses } from "./optician/lenses.ts";
import { glacier, grinding, lensCase, retina, shelves, trialFrame } from "./optician/measuring.ts";
import { afterRepair, beforeRepair, frames, toolRoll } from "./optician/still-lifes.ts";
import { amina, chiara, jonas, luca, regula, thanh } from "./optician/portraits.ts";
import { throughTheGlasses } from "./optician/view.ts";
import { workshops } from "./optician/workshops.ts";
import { night } from "./golf/night.ts";
import { gameScenes } from "./golf/scenes-game.ts";
import { hauptbahnhof, marktgasse, stadthaus, stadtkirche, technikum } from "./golf/scenes-centre.ts";
import { kunstmuseum, lagerplatz, panorama, stadtgarten, sulzerareal } from "./golf/scenes-west.ts";
import { golfLogo, opticianIcon, opticianLogo } from "./logos.ts";

/** How each picture of the demo sites is drawn, as SVG: by the site's key and the picture's name in the seed. */
export const drawings = {
  optician: {
    view: throughTheGlasses,
    refraction,
    trays: framesOnTray,
    traysUpright: framesUpright,
    testRoom,
    workshop,
    sunglasses,
    contactLens,
    trialFrame,
    retina,
    shelves,
    grinding,
    lensCase,
    glacier,
    toolRoll,
    beforeRepair,
    afterRepair,
    ...frames,
    altstadt: branchAltstadt,
    wuelflingen: branchWuelflingen,
    seuzach: branchSeuzach,
    regula,
    luca,
    amina,
    jonas,
    chiara,
    thanh,
    screenWork,
    childEyes,
    nightDrive,
    trialFilm,
    ...workshops,
    logo: () => opticianLogo(),
    icon: opticianIcon,
  },
  golf: {
    panorama,
    hauptbahnhof,
    stadtgarten,
    kunstmuseum,
    stadthaus,
    stadtkirche,
    marktgasse,
    technikum,
    sulzerareal,
    lagerplatz,
    ...gameScenes,
    ...night,
    logo: golfLogo,
  },
} satisfies Record<string, Record<string, () => string>>;
