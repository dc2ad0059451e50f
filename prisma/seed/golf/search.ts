import { rich, text, type PageContent } from "../content.ts";

export const golfSearchPage: PageContent = {
  key: "search",
  role: "search",
  locales: {
    de: {
      slug: "search",
      name: "Suche",
      description: "Löcher, Regeln und Preise von Urban Golf Winterthur durchsuchen.",
    },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium", textSize: "large" },
      fields: {
        kicker: text("Suche"),
        title: text("Wohin ist der Ball gerollt?"),
        textBlock: rich("Sucht nach einem Loch, einer Regel oder einem Preis."),
      },
    },
  ],
};
