import type { FilmContent, PictureContent } from "../content.ts";

const scene = (de: string): PictureContent => ({
  alt: { de },
  tags: ["loch"],
  focalPoint: { x: 0.5, y: 0.58 },
});
/** What is drawn for the screens of the game and for its rules. */
const game = (de: string): PictureContent => ({ ...scene(de), tags: ["spiel"], focalPoint: { x: 0.5, y: 0.5 } });

export const golfPictures: Record<string, PictureContent> = {
  panorama: {
    ...scene(
      "Winterthur als Insel: Stadtkirche, Altstadthäuser, Fabrikhallen, ein Fluss und drei Fahnen, dazu jemand, der von einer kleinen Insel hinüberspielt",
    ),
    tags: ["titelbild"],
    focalPoint: { x: 0.78, y: 0.5 },
  },
  hauptbahnhof: scene("Hauptbahnhof mit Uhr und rotem Zug, davor eine Spielerin und eine Fahne"),
  stadtgarten: scene("Stadtgarten mit Pavillon, Teich und alten Bäumen, in der Mitte eine Fahne"),
  kunstmuseum: scene("Kunstmuseum mit Oblichtern und Skulpturen, davor eine Fahne"),
  stadthaus: scene("Stadthaus mit Säulen und breiter Treppe, davor eine Fahne"),
  stadtkirche: scene("Stadtkirche mit zwei grünen Turmspitzen, davor eine Fahne"),
  marktgasse: scene("Altstadtgasse mit bunten Giebelhäusern und Sonnenschirmen, davor eine Fahne"),
  technikum: scene("Technikum an der Eulach mit Brücke, am Ufer eine Fahne"),
  sulzerareal: scene("Backsteinhallen mit Sheddächern, Hochkamin und gelbem Kran, davor eine Fahne"),
  lagerplatz: scene("Lagerplatz mit Rampe, bunter Wand und Containern, davor eine Fahne"),
  teeHut: game("Hütte mit Markise, daneben Schläger und eine Kiste voll Bälle"),
  friends: game("Sieben Leute um die Fahne auf einem Green"),
  bigPhone: game("Ein Handy so hoch wie ein Haus zeigt einen Code, davor stehen Leute"),
  longDrink: game("Ein Glas so hoch wie die Bar, mit Röhrchen und Zitrone"),
  podium: game("Drei Leute auf dem Podest, über der ersten ein Pokal"),
  crossing: game("Leute gehen mit Kinderwagen über den Fussgängerstreifen, eine Spielerin wartet"),
  lowBar: game("Ein Ball rollt unter einer Latte hindurch zur Fahne"),
  tidyPark: game("Drei Abfalleimer im Park, jemand hebt einen Becher auf"),
  nightGarden: scene("Der Stadtgarten bei Mond, im Gras leuchten drei Bälle"),
  nightAlley: scene("Die Marktgasse mit hellen Fenstern, auf dem Pflaster leuchten zwei Bälle"),
  nightFinish: scene("Der Lagerplatz bei Nacht, vor der Rampe leuchten drei Bälle"),
  nightMuseum: scene("Das Kunstmuseum bei Nacht, davor jemand mit Schläger"),
  logo: { format: "svg", alt: { de: "Urban Golf Winterthur" }, tags: ["logo"] },
};

export const golfFilms: Record<string, FilmContent> = {
  nightFilm: {
    file: "night.mp4",
    size: { width: 1280, height: 720 },
    still: "nightMuseum",
    alt: { de: "Zwei leuchtende Bälle fliegen vor dem Kunstmuseum ins Loch; ohne Ton" },
    tags: ["nacht"],
  },
};
