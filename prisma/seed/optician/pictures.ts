import type { FilmContent, PictureContent } from "../content.ts";

const picture = (de: string, fr: string, ...tags: string[]): PictureContent => ({
  alt: { de, fr },
  tags,
  focalPoint: { x: 0.5, y: 0.5 },
});
const sign = (name: string): PictureContent => ({ ...picture(name, name, "marken"), format: "svg" });
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
    focalPoint: { x: 0.86, y: 0.53 },
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
  trialFrame: picture(
    "Messbrille mit Skalen, darunter ein Kasten mit Probiergläsern",
    "Lunette d’essai graduée, au-dessous une boîte de verres d’essai",
    "sehtest",
  ),
  retina: picture(
    "Netzhaut mit Adern und Sehnerv, wie das Messgerät sie zeigt",
    "Rétine avec ses vaisseaux et le nerf optique, telle que l’appareil la montre",
    "sehtest",
  ),
  shelves: picture(
    "Brillen auf drei Regalen, daneben ein Spiegel",
    "Lunettes sur trois étagères, à côté un miroir",
    "fassungen",
  ),
  grinding: picture("Ein Glas am Schleifstein, Wasser spritzt", "Un verre contre la meule, l’eau jaillit", "werkstatt"),
  lensCase: picture(
    "Behälter für Kontaktlinsen mit zwei Deckeln und einer Flasche",
    "Étui à lentilles avec deux couvercles et un flacon",
    "kontaktlinsen",
  ),
  glacier: picture(
    "Sonnenbrille im Schnee vor Bergen",
    "Lunettes de soleil dans la neige devant des montagnes",
    "sonnenbrillen",
  ),
  toolRoll: picture(
    "Schraubenzieher in einer Rolle aus Filz, davor winzige Schrauben",
    "Tournevis dans un étui de feutre, devant de minuscules vis",
    "werkstatt",
  ),
  beforeRepair: picture(
    "Runde Brille mit gesprungenem Glas und abgebrochenem Bügel",
    "Lunettes rondes au verre fêlé et à la branche cassée",
    "werkstatt",
  ),
  afterRepair: picture("Dieselbe Brille, wieder ganz", "Les mêmes lunettes, réparées", "werkstatt"),
  frame1: picture(
    "Runde Brille aus Messing vor einer Sonne aus Papier",
    "Lunettes rondes en laiton devant un soleil de papier",
    "fassungen",
  ),
  frame2: picture(
    "Braune Pantobrille unter einem grünen Bogen",
    "Lunettes pantos brunes sous une arche verte",
    "fassungen",
  ),
  frame3: picture(
    "Rote Katzenaugenbrille auf einem hellen Sockel",
    "Lunettes œil-de-chat rouges sur un socle clair",
    "fassungen",
  ),
  frame4: picture(
    "Sechseckige grüne Brille auf zwei Steinen",
    "Lunettes hexagonales vertes sur deux pierres",
    "fassungen",
  ),
  frame5: picture("Ovale blaue Brille auf zwei Büchern", "Lunettes ovales bleues sur deux livres", "fassungen"),
  frame6: picture(
    "Eckige violette Brille vor einem Blatt",
    "Lunettes carrées violettes devant une feuille",
    "fassungen",
  ),
  frame7: picture(
    "Graue Pilotenbrille vor einer gelben Sonne",
    "Lunettes aviateur grises devant un soleil jaune",
    "fassungen",
  ),
  frame8: picture(
    "Türkisfarbene Pantobrille auf einem roten Sockel",
    "Lunettes pantos turquoise sur un socle rouge",
    "fassungen",
  ),
  frame9: picture(
    "Schwarze Sonnenbrille vor einem hellen Bogen",
    "Lunettes de soleil noires devant une arche claire",
    "fassungen",
  ),
  frame10: picture("Runde rote Brille auf zwei Büchern", "Lunettes rondes rouges sur deux livres", "fassungen"),
  frame11: picture(
    "Grüne Katzenaugenbrille vor einem roten Blatt",
    "Lunettes œil-de-chat vertes devant une feuille rouge",
    "fassungen",
  ),
  frame12: picture(
    "Sechseckige gelbe Brille auf zwei Steinen",
    "Lunettes hexagonales jaunes sur deux pierres",
    "fassungen",
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
  screenWork: picture(
    "Bildschirm mit Zeilen, davor eine Brille und eine Tasse auf dem Pult",
    "Écran couvert de lignes, devant lui des lunettes et une tasse sur le bureau",
    "sprechstunden",
  ),
  childEyes: picture(
    "Runde rote Kinderbrille vor Bauklötzen",
    "Lunettes d’enfant rondes et rouges devant des cubes",
    "sprechstunden",
  ),
  nightDrive: picture(
    "Strasse bei Nacht: durch die Brille klare Lichter, ringsum verschwommene",
    "Route de nuit : lumières nettes dans les lunettes, floues tout autour",
    "sprechstunden",
  ),
  trialFilm: picture(
    "Bildschirm mit einer Landschaft in der Morgensonne",
    "Écran montrant un paysage au soleil du matin",
    "sprechstunden",
  ),
  markDoubs: sign("Doubs"),
  markNord: sign("Nord"),
  markVuille: sign("Vuille"),
  markKelt: sign("Kelt"),
  markLinea: sign("Linea"),
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

export const opticianFilms: Record<string, FilmContent> = {
  /** By the Blender Foundation, and free to be shown (CC BY 3.0). */
  trialFilmToWatch: {
    youtube: "aqz-KE-bpKQ",
    still: "trialFilm",
    alt: {
      de: "Big Buck Bunny, ein Trickfilm der Blender Foundation",
      fr: "Big Buck Bunny, un film d’animation de la Blender Foundation",
    },
    tags: ["sprechstunden"],
  },
};
