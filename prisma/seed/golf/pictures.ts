import { hauptbahnhof, marktgasse, stadthaus, stadtkirche, technikum } from "../artwork/golf/scenes-centre.ts";
import { kunstmuseum, lagerplatz, panorama, stadtgarten, sulzerareal } from "../artwork/golf/scenes-west.ts";
import { golfLogo } from "../artwork/logos.ts";
import type { PictureContent } from "../content.ts";

const scene = (draw: () => string, de: string): PictureContent => ({
  draw,
  alt: { de },
  tags: ["loch"],
  focalPoint: { x: 0.5, y: 0.58 },
});

export const golfPictures: Record<string, PictureContent> = {
  panorama: {
    ...scene(panorama, "Winterthur als Insel: Stadtkirche, Altstadthäuser, Fabrikhallen, ein Fluss und drei Fahnen"),
    tags: ["titelbild"],
    focalPoint: { x: 0.7, y: 0.52 },
  },
  hauptbahnhof: scene(hauptbahnhof, "Hauptbahnhof mit Uhr und rotem Zug, davor eine Spielerin und eine Fahne"),
  stadtgarten: scene(stadtgarten, "Stadtgarten mit Pavillon, Teich und alten Bäumen, in der Mitte eine Fahne"),
  kunstmuseum: scene(kunstmuseum, "Kunstmuseum mit Oblichtern und Skulpturen, davor eine Fahne"),
  stadthaus: scene(stadthaus, "Stadthaus mit Säulen und breiter Treppe, davor eine Fahne"),
  stadtkirche: scene(stadtkirche, "Stadtkirche mit zwei grünen Turmspitzen, davor eine Fahne"),
  marktgasse: scene(marktgasse, "Altstadtgasse mit bunten Giebelhäusern und Sonnenschirmen, davor eine Fahne"),
  technikum: scene(technikum, "Technikum an der Eulach mit Brücke, am Ufer eine Fahne"),
  sulzerareal: scene(sulzerareal, "Backsteinhallen mit Sheddächern, Hochkamin und gelbem Kran, davor eine Fahne"),
  lagerplatz: scene(lagerplatz, "Lagerplatz mit Rampe, bunter Wand und Containern, davor eine Fahne"),
  logo: { draw: golfLogo, alt: { de: "Urban Golf Winterthur" }, tags: ["logo"] },
};
