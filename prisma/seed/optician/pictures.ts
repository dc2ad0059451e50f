import type { PictureContent } from "../content.ts";

const picture = (de: string, fr: string, ...tags: string[]): PictureContent => ({
  alt: { de, fr },
  tags,
  focalPoint: { x: 0.5, y: 0.5 },
});
const portrait = (name: string): PictureContent => ({
  ...picture(`Porträt von ${name}`, `Portrait de ${name}`, "team"),
  focalPoint: { x: 0.5, y: 0.45 },
});

export const opticianPictures: Record<string, PictureContent> = {
  view: {
    ...picture(
      "Blick durch eine Brille: Die Altstadt mit Kirchtürmen ist in den Gläsern scharf, ringsum verschwommen",
      "Vue à travers des lunettes : la vieille ville est nette dans les verres, floue tout autour",
      "titelbild",
    ),
    focalPoint: { x: 0.95, y: 0.53 },
  },
  refraction: picture(
    "Lichtstrahlen laufen durch drei Linsen und fächern sich in Farben auf",
    "Des rayons de lumière traversent trois lentilles et se déploient en couleurs",
    "gläser",
  ),
  trays: picture(
    "Zwölf Brillen in einem Holztablett, von oben gesehen",
    "Douze montures dans un plateau en bois, vues d’en haut",
    "fassungen",
  ),
  traysUpright: picture(
    "Acht Brillen in einem Holztablett, von oben gesehen",
    "Huit montures dans un plateau en bois, vues d’en haut",
    "fassungen",
  ),
  testRoom: picture(
    "Messraum mit Sehtafel, Messgerät und rotem Sessel",
    "Salle d’examen avec échelle de lecture, appareil de mesure et fauteuil rouge",
    "sehtest",
  ),
  workshop: picture(
    "Werkbank mit Lampe, Gläserrohlingen und Brillen an der Wand",
    "Établi avec lampe, verres bruts et lunettes au mur",
    "werkstatt",
  ),
  sunglasses: picture(
    "In einer Sonnenbrille spiegelt sich ein Bergsee bei Sonnenuntergang",
    "Un lac de montagne au coucher du soleil se reflète dans des lunettes de soleil",
    "sonnenbrillen",
  ),
  contactLens: picture(
    "Eine Kontaktlinse liegt auf ruhigem Wasser, das Kreise zieht",
    "Une lentille de contact posée sur une eau calme qui forme des cercles",
    "kontaktlinsen",
  ),
  altstadt: picture(
    "Das Geschäft in der Winterthurer Altstadt mit rot-weissen Markisen",
    "Le magasin dans la vieille ville de Winterthour avec ses stores rouges et blancs",
    "standorte",
  ),
  wuelflingen: picture(
    "Das Riegelhaus in Wülflingen, davor ein Velo, dahinter Reben",
    "La maison à colombages de Wülflingen, un vélo devant, des vignes derrière",
    "standorte",
  ),
  seuzach: picture(
    "Das Geschäft in Seuzach mit grossen Fenstern und begrüntem Dach",
    "Le magasin de Seuzach avec ses grandes vitrines et son toit végétalisé",
    "standorte",
  ),
  regula: portrait("Regula Lindengut"),
  luca: portrait("Luca Bernasconi"),
  amina: portrait("Amina Kessler"),
  jonas: portrait("Jonas Brändli"),
  chiara: portrait("Chiara Moretti"),
  thanh: portrait("Thanh Nguyen"),
  logo: {
    format: "svg",
    alt: { de: "Optik Lindengut", fr: "Optik Lindengut" },
    tags: ["logo"],
  },
  icon: {
    format: "svg",
    alt: { de: "Optik Lindengut", fr: "Optik Lindengut" },
    tags: ["logo"],
  },
};
