import { branchAltstadt, branchSeuzach, branchWuelflingen } from "../artwork/optician/branches.ts";
import { framesOnTray, framesUpright, testRoom, workshop } from "../artwork/optician/interior.ts";
import { amina, chiara, jonas, luca, regula, thanh } from "../artwork/optician/portraits.ts";
import { contactLens, refraction, sunglasses } from "../artwork/optician/lenses.ts";
import { throughTheGlasses } from "../artwork/optician/view.ts";
import { opticianIcon, opticianLogo } from "../artwork/logos.ts";
import type { PictureContent } from "../content.ts";

const picture = (draw: () => string, de: string, fr: string, ...tags: string[]): PictureContent => ({
  draw,
  alt: { de, fr },
  tags,
  focalPoint: { x: 0.5, y: 0.5 },
});
const portrait = (draw: () => string, name: string): PictureContent => ({
  ...picture(draw, `Porträt von ${name}`, `Portrait de ${name}`, "team"),
  focalPoint: { x: 0.5, y: 0.45 },
});

export const opticianPictures: Record<string, PictureContent> = {
  view: {
    ...picture(
      throughTheGlasses,
      "Blick durch eine Brille: Die Altstadt mit Kirchtürmen ist in den Gläsern scharf, ringsum verschwommen",
      "Vue à travers des lunettes : la vieille ville est nette dans les verres, floue tout autour",
      "titelbild",
    ),
    focalPoint: { x: 0.727, y: 0.53 },
  },
  refraction: picture(
    refraction,
    "Lichtstrahlen laufen durch drei Linsen und fächern sich in Farben auf",
    "Des rayons de lumière traversent trois lentilles et se déploient en couleurs",
    "gläser",
  ),
  trays: picture(
    framesOnTray,
    "Zwölf Brillen in einem Holztablett, von oben gesehen",
    "Douze montures dans un plateau en bois, vues d’en haut",
    "fassungen",
  ),
  traysUpright: picture(
    framesUpright,
    "Acht Brillen in einem Holztablett, von oben gesehen",
    "Huit montures dans un plateau en bois, vues d’en haut",
    "fassungen",
  ),
  testRoom: picture(
    testRoom,
    "Messraum mit Sehtafel, Messgerät und rotem Sessel",
    "Salle d’examen avec échelle de lecture, appareil de mesure et fauteuil rouge",
    "sehtest",
  ),
  workshop: picture(
    workshop,
    "Werkbank mit Lampe, Gläserrohlingen und Brillen an der Wand",
    "Établi avec lampe, verres bruts et lunettes au mur",
    "werkstatt",
  ),
  sunglasses: picture(
    sunglasses,
    "In einer Sonnenbrille spiegelt sich ein Bergsee bei Sonnenuntergang",
    "Un lac de montagne au coucher du soleil se reflète dans des lunettes de soleil",
    "sonnenbrillen",
  ),
  contactLens: picture(
    contactLens,
    "Eine Kontaktlinse liegt auf ruhigem Wasser, das Kreise zieht",
    "Une lentille de contact posée sur une eau calme qui forme des cercles",
    "kontaktlinsen",
  ),
  altstadt: picture(
    branchAltstadt,
    "Das Geschäft in der Winterthurer Altstadt mit rot-weissen Markisen",
    "Le magasin dans la vieille ville de Winterthour avec ses stores rouges et blancs",
    "standorte",
  ),
  wuelflingen: picture(
    branchWuelflingen,
    "Das Riegelhaus in Wülflingen, davor ein Velo, dahinter Reben",
    "La maison à colombages de Wülflingen, un vélo devant, des vignes derrière",
    "standorte",
  ),
  seuzach: picture(
    branchSeuzach,
    "Das Geschäft in Seuzach mit grossen Fenstern und begrüntem Dach",
    "Le magasin de Seuzach avec ses grandes vitrines et son toit végétalisé",
    "standorte",
  ),
  regula: portrait(regula, "Regula Lindengut"),
  luca: portrait(luca, "Luca Bernasconi"),
  amina: portrait(amina, "Amina Kessler"),
  jonas: portrait(jonas, "Jonas Brändli"),
  chiara: portrait(chiara, "Chiara Moretti"),
  thanh: portrait(thanh, "Thanh Nguyen"),
  logo: {
    draw: () => opticianLogo(),
    alt: { de: "Optik Lindengut", fr: "Optik Lindengut" },
    tags: ["logo"],
  },
  icon: {
    draw: opticianIcon,
    alt: { de: "Optik Lindengut", fr: "Optik Lindengut" },
    tags: ["logo"],
  },
};
