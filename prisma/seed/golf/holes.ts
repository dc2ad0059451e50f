import { button, image, rich, text, type PageContent } from "../content.ts";

interface HoleContent {
  key: string;
  name: string;
  lat: number;
  lng: number;
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
    lat: 47.4997,
    lng: 8.7239,
    line: "Anspiel mit Fahrplan: Wer den Zug nach St. Gallen abfahren sieht, spielt weiter.",
    tee: "Beim runden Brunnen auf dem Bahnhofplatz",
    target: "Die Laterne vor dem Stadttor",
    rule: "Reisende haben Vortritt. Kommt jemand mit Rollkoffer, wird gewartet.",
  },
  {
    key: "stadtgarten",
    name: "Stadtgarten",
    lat: 47.5017,
    lng: 8.7286,
    line: "Der einzige echte Rasen der Runde. Geniess ihn.",
    tee: "Am Kiesweg beim Eingang Stadthausstrasse",
    target: "Die dickste Platane, Treffer auf Kniehöhe",
    rule: "Liegt der Ball auf einer Picknickdecke, fragst du freundlich und legst ihn daneben.",
  },
  {
    key: "kunstmuseum",
    name: "Kunstmuseum",
    lat: 47.5019,
    lng: 8.7308,
    line: "Kurz, schräg, mit Publikum. Hier gewinnt, wer Bande spielt.",
    tee: "Unterste Stufe der Museumstreppe",
    target: "Das Bein der Bank unter den Linden",
    rule: "Skulpturen sind unspielbar. Ball aufnehmen, einen Schlag zählen.",
  },
  {
    key: "stadthaus",
    name: "Stadthaus",
    lat: 47.5006,
    lng: 8.7303,
    line: "Sempers Säulen schauen zu. Halte dich gerade.",
    tee: "Mitte des Vorplatzes, Blick zur Treppe",
    target: "Der linke Pfosten am Fuss der Treppe",
    rule: "Eine Hochzeit hat immer Vortritt, auch wenn sie lange dauert.",
  },
  {
    key: "stadtkirche",
    name: "Stadtkirche",
    lat: 47.4994,
    lng: 8.7296,
    line: "Zwei Türme, ein Versuch: Während die Glocken läuten, zählt jeder Schlag nur halb so laut.",
    tee: "Am Brunnen auf dem Kirchplatz",
    target: "Der Schachtdeckel vor dem Hauptportal",
    rule: "Bei einer Trauung oder Beerdigung überspringt ihr das Loch, alle schreiben eine Drei.",
  },
  {
    key: "marktgasse",
    name: "Marktgasse",
    lat: 47.4992,
    lng: 8.729,
    line: "Kopfsteinpflaster, Schaufenster, Glacéduft. Der Ball rollt nie dorthin, wo du denkst.",
    tee: "Unter dem dritten Sonnenschirm",
    target: "Der eiserne Poller am Ende der Gasse",
    rule: "Nur putten, nie schlagen. Am Dienstag und am Freitag ist Markt, dann startet ihr am Obertor.",
  },
  {
    key: "technikum",
    name: "Technikum",
    lat: 47.4976,
    lng: 8.7292,
    line: "Über die Eulach oder um sie herum: Die Mutigen sparen zwei Schläge.",
    tee: "Wiese am Ufer, drei Schritte vom Geländer",
    target: "Der Stamm der Birke auf der anderen Seite",
    rule: "Ball im Wasser: ein Strafschlag, weiter von der Brücke. Bälle schwimmen, also holt ihn wieder heraus.",
  },
  {
    key: "sulzerareal",
    name: "Katharina-Sulzer-Platz",
    lat: 47.4977,
    lng: 8.7172,
    line: "Wo früher Schiffsmotoren standen, hallt heute jeder Putt.",
    tee: "Zwischen den Gleisen, beim gelben Kran",
    target: "Das Rad des alten Güterwagens",
    rule: "Rollt der Ball in die Schiene, darfst du ihn der Schiene entlang spielen. Das ist ein Vorteil.",
  },
  {
    key: "lagerplatz",
    name: "Lagerplatz",
    lat: 47.4966,
    lng: 8.7136,
    line: "Letztes Loch, grösste Rampe. Danach gibt es etwas zu trinken.",
    tee: "Oberkante der kleinen Rampe",
    target: "Der Eimer vor dem Skills Park",
    rule: "Wer den Eimer direkt trifft, darf sich bei einer Person ihrer Wahl einen Schlag abziehen lassen.",
  },
];

export const holePages: PageContent[] = holes.map(
  ({ key, name, lat, lng, line, tee, target, rule }, index): PageContent => ({
    key,
    collection: "map",
    options: { lat, lng, number: index + 1 },
    locales: { de: { slug: key, name, description: line } },
    sections: [
      {
        kind: "hero",
        options: { size: "medium", textPosition: "bottomLeft", color: "background" },
        fields: {
          image: image(key),
          kicker: text(`Loch ${index + 1} von 9`),
          title: text(name),
          description: rich(line),
        },
      },
      {
        kind: "richTextBlock",
        options: { size: "medium" },
        fields: {
          title: text("So wird gespielt"),
          textBlock: rich(`- **Abschlag:** ${tee}\n- **Ziel:** ${target}\n\n### Regel vor Ort\n\n${rule}`),
          button: button({ page: "play" }, "Zur Spielkarte"),
        },
      },
    ],
  }),
);
