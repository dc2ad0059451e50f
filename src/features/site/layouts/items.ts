import type { Layout, LayoutSection } from "./layout.ts";

const portrait: LayoutSection = {
  kind: "teamDetails",
  fields: {
    name: { de: "{name}", fr: "{name}" },
    function: { de: "[Funktion]", fr: "[Fonction]" },
    quote: {
      de: "[Ein Satz, den man von dieser Person oft hört]",
      fr: "[Une phrase que cette personne dit souvent]",
    },
    description: {
      de: "[Seit wann im Team, wofür zuständig, was nach Feierabend]",
      fr: "[Depuis quand dans l’équipe, pour quels domaines, et après le travail]",
    },
  },
  toContact: { de: "Kontakt aufnehmen", fr: "Nous contacter" },
};

/** A person of the team. `{name}` stands for what the page is called. */
export const portraitLayout: Layout = [portrait];

export const portraitTextLayout: Layout = [
  portrait,
  {
    kind: "richTextBlock",
    fields: {
      title: { de: "In eigenen Worten", fr: "Avec ses propres mots" },
      textBlock: {
        de: "[Was dieser Person an ihrer Arbeit gefällt]\n\n[Was sie gelernt hat, und wo]",
        fr: "[Ce qui lui plaît dans son travail]\n\n[Ce qu’elle a appris, et où]",
      },
    },
  },
];

/** A service: what it is, how it goes, what it costs, and the way to ask for it. */
export const offerLayout: Layout = [
  {
    kind: "hero",
    image: "offer",
    options: { size: "medium" },
    fields: {
      kicker: { de: "Angebot", fr: "Offre" },
      title: { de: "{name}", fr: "{name}" },
      description: {
        de: "[In zwei Sätzen: was es ist, und für wen]",
        fr: "[En deux phrases : ce que c’est, et pour qui]",
      },
    },
  },
  {
    kind: "richTextBlock",
    fields: {
      title: { de: "Worum es geht", fr: "De quoi il s’agit" },
      textBlock: {
        de: "## So läuft es ab\n\n[Vom ersten Gespräch bis zum Schluss]\n\n## Dauer und Preis\n\n[Wie lange es dauert, und was es kostet]",
        fr: "## Comment cela se passe\n\n[Du premier entretien à la fin]\n\n## Durée et prix\n\n[Combien de temps cela prend, et combien cela coûte]",
      },
    },
  },
  {
    kind: "cta",
    fields: {
      title: { de: "Noch Fragen?", fr: "Des questions ?" },
      description: {
        de: "Fragen kostet nichts und verpflichtet zu nichts.",
        fr: "Une question ne coûte rien et n’engage à rien.",
      },
    },
    toContact: { de: "Kontakt aufnehmen", fr: "Nous contacter" },
  },
];

/** What a customer says, who is called as the page is. */
export const voiceLayout: Layout = [
  {
    kind: "testimonialDetails",
    fields: {
      quote: {
        de: "[Was diese Person an uns schätzt, in eigenen Worten]",
        fr: "[Ce que cette personne apprécie chez nous, dans ses propres mots]",
      },
      name: { de: "{name}", fr: "{name}" },
      function: { de: "[Kundin seit …]", fr: "[Cliente depuis …]" },
    },
  },
];

/** A hole of a golf course, with its points on the map. */
export const holeLayout: Layout = [
  {
    kind: "hero",
    options: { size: "medium" },
    fields: {
      kicker: { de: "Parcours", fr: "Parcours" },
      title: { de: "{name}", fr: "{name}" },
      description: { de: "[Was man von hier aus sieht]", fr: "[Ce que l’on voit d’ici]" },
    },
  },
  {
    kind: "richTextBlock",
    fields: {
      title: { de: "So spielt man hier", fr: "Comment jouer ici" },
      textBlock: {
        de: "[Wo man abschlägt, und worauf man zielt]\n\n[Worauf man Rücksicht nimmt]",
        fr: "[D’où l’on joue, et ce que l’on vise]\n\n[Ce à quoi il faut prendre garde]",
      },
    },
  },
  { kind: "poiManager", fields: { title: { de: "Auf der Karte", fr: "Sur la carte" } } },
];
