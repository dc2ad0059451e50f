import type { LngLat } from "~/features/map/domain/map-limits.ts";
import type { Point } from "~/features/map/domain/point.ts";
import { button, image, rich, text, type PageContent } from "../content.ts";

interface HoleContent {
  key: string;
  name: string;
  start: LngLat;
  end: LngLat;
  /** A place to rest at. */
  party?: LngLat;
  par: number;
  line: string;
  tee: string;
  target: string;
  rule: string;
}

/** The course, in the order in which it is walked: from the station through the old town to the skills park. */
export const holes: HoleContent[] = [
  {
    key: "hauptbahnhof",
    name: "Hauptbahnhof",
    start: [8.72455, 47.50035],
    end: [8.7247, 47.49945],
    par: 3,
    line: "Anspiel mit Fahrplan: Wer den Zug nach St. Gallen abfahren sieht, spielt weiter.",
    tee: "Beim runden Brunnen auf dem Bahnhofplatz",
    target: "Die Laterne vor dem Stadttor",
    rule: "Reisende haben Vortritt. Kommt jemand mit Rollkoffer, wird gewartet.",
  },
  {
    key: "stadtgarten",
    name: "Stadtgarten",
    start: [8.72795, 47.50055],
    end: [8.7288, 47.5015],
    party: [8.7282, 47.5012],
    par: 3,
    line: "Der einzige echte Rasen der Runde. Geniess ihn.",
    tee: "Am Kiesweg beim Eingang Stadthausstrasse",
    target: "Die dickste Platane, Treffer auf Kniehöhe",
    rule: "Liegt der Ball auf einer Picknickdecke, fragst du freundlich und legst ihn daneben.",
  },
  {
    key: "kunstmuseum",
    name: "Kunstmuseum",
    start: [8.73075, 47.50165],
    end: [8.73165, 47.50205],
    par: 2,
    line: "Kurz, schräg, mit Publikum. Hier gewinnt, wer Bande spielt.",
    tee: "Unterste Stufe der Museumstreppe",
    target: "Das Bein der Bank unter den Linden",
    rule: "Skulpturen sind unspielbar. Ball aufnehmen, einen Schlag zählen.",
  },
  {
    key: "stadthaus",
    name: "Stadthaus",
    start: [8.73165, 47.50105],
    end: [8.73155, 47.50048],
    par: 2,
    line: "Sempers Säulen schauen zu. Halte dich gerade.",
    tee: "Mitte des Vorplatzes, Blick zur Treppe",
    target: "Der linke Pfosten am Fuss der Treppe",
    rule: "Eine Hochzeit hat immer Vortritt, auch wenn sie lange dauert.",
  },
  {
    key: "stadtkirche",
    name: "Stadtkirche",
    start: [8.72985, 47.49905],
    end: [8.72885, 47.49948],
    par: 3,
    line: "Zwei Türme, ein Versuch: Während die Glocken läuten, zählt jeder Schlag nur halb so laut.",
    tee: "Am Brunnen auf dem Kirchplatz",
    target: "Der Schachtdeckel vor dem Hauptportal",
    rule: "Bei einer Trauung oder Beerdigung überspringt ihr das Loch, alle schreiben eine Drei.",
  },
  {
    key: "marktgasse",
    name: "Marktgasse",
    start: [8.73055, 47.49995],
    end: [8.7286, 47.49975],
    party: [8.7281, 47.4999],
    par: 4,
    line: "Kopfsteinpflaster, Schaufenster, Glacéduft. Der Ball rollt nie dorthin, wo du denkst.",
    tee: "Unter dem dritten Sonnenschirm",
    target: "Der eiserne Poller am Ende der Gasse",
    rule: "Nur putten, nie schlagen. Am Dienstag und am Freitag ist Markt, dann startet ihr am Obertor.",
  },
  {
    key: "technikum",
    name: "Technikum",
    start: [8.7289, 47.49755],
    end: [8.7301, 47.49715],
    par: 4,
    line: "Über die Eulach oder um sie herum: Die Mutigen sparen zwei Schläge.",
    tee: "Wiese am Ufer, drei Schritte vom Geländer",
    target: "Der Stamm der Birke auf der anderen Seite",
    rule: "Ball im Wasser: ein Strafschlag, weiter von der Brücke. Bälle schwimmen, also holt ihn wieder heraus.",
  },
  {
    key: "sulzerareal",
    name: "Katharina-Sulzer-Platz",
    start: [8.7187, 47.4979],
    end: [8.7169, 47.49745],
    party: [8.7176, 47.49735],
    par: 4,
    line: "Wo früher Schiffsmotoren standen, hallt heute jeder Putt.",
    tee: "Zwischen den Gleisen, beim gelben Kran",
    target: "Das Rad des alten Güterwagens",
    rule: "Rollt der Ball in die Schiene, darfst du ihn der Schiene entlang spielen. Das ist ein Vorteil.",
  },
  {
    key: "lagerplatz",
    name: "Lagerplatz",
    start: [8.7144, 47.4969],
    end: [8.71235, 47.4964],
    party: [8.7119, 47.4962],
    par: 5,
    line: "Letztes Loch, grösste Rampe. Danach gibt es etwas zu trinken.",
    tee: "Oberkante der kleinen Rampe",
    target: "Der Eimer vor dem Skills Park",
    rule: "Wer den Eimer direkt trifft, darf sich bei einer Person ihrer Wahl einen Schlag abziehen lassen.",
  },
];

const point = (icon: Point["icon"], [lng, lat]: LngLat): Point => ({ lat, lng, icon });

/** Start, end and, where there is one, the place to rest at. */
export function pointsOf({ start, end, party }: HoleContent): Point[] {
  return [point("start", start), point("end", end), ...(party ? [point("party", party)] : [])];
}

export const holePages: PageContent[] = holes.map((hole): PageContent => ({
  key: hole.key,
  collection: "map",
  locales: { de: { slug: hole.key, name: hole.name, description: hole.line } },
  sections: [
    {
      kind: "hero",
      options: { size: "medium", textPosition: "bottomLeft", color: "background" },
      fields: {
        image: image(hole.key),
        kicker: text("Urban Golf Winterthur"),
        title: text(hole.name),
        description: rich(hole.line),
      },
    },
    {
      kind: "richTextBlock",
      options: { size: "medium" },
      fields: {
        title: text("So wird gespielt"),
        textBlock: rich(`- **Abschlag:** ${hole.tee}\n- **Ziel:** ${hole.target}\n\n### Regel vor Ort\n\n${hole.rule}`),
        button: button({ page: "play" }, "Zur Spielkarte"),
      },
    },
    {
      kind: "poiManager",
      options: { poi: pointsOf(hole), par: hole.par, color: "background" },
      fields: { title: text("Vom Abschlag zum Ziel") },
    },
  ],
}));
