import { button, image, rich, text, type FieldContent, type PageContent, type SectionContent } from "../content.ts";

/** In German and French. */
type Both = [de: string, fr: string];

export const newsPage: PageContent = {
  key: "news",
  locales: {
    de: {
      slug: "aktuell",
      name: "Aktuell",
      description:
        "Neue Fassungen, gerettete Lieblingsbrillen und Abende in der Werkstatt von Optik Lindengut in Winterthur.",
    },
    fr: {
      slug: "actualites",
      name: "Actualités",
      description: "Nouvelles montures, lunettes sauvées et soirées à l’atelier d’Optik Lindengut à Winterthour.",
    },
  },
  sections: [
    {
      kind: "announcementBar",
      fields: {
        textBlock: rich(
          "Am 24. Dezember schliessen wir um 14 Uhr, nach den Feiertagen sind wir wieder da.",
          "Le 24 décembre, nous fermons à 14 heures ; nous revenons après les fêtes.",
        ),
        button: button({ page: "contact" }, "Öffnungszeiten", "Horaires"),
      },
    },
    {
      kind: "hero",
      options: { layout: "type" },
      fields: {
        kicker: text("Aktuell", "Actualités"),
        title: text("Was auf der Werkbank liegt", "Ce qui se trouve sur l’établi"),
        description: rich(
          "Zwölf neue Fassungen, eine alte Brille und drei Abende, an denen wir die Tür offen lassen.",
          "Douze nouvelles montures, de vieilles lunettes et trois soirées où la porte reste ouverte.",
        ),
      },
    },
    {
      kind: "newsFeedBoard",
      options: { columnLayout: "3", color: "background" },
      fields: { title: text("Neues aus drei Geschäften", "Nouvelles de trois magasins") },
      cards: [
        news(
          ["November", "Novembre"],
          ["Das Sehzimmer in Seuzach hat Tageslicht", "À Seuzach, on mesure à la lumière du jour"],
          [
            "Ein Fenster mehr, ein Vorhang dazu: Wer nachts schlecht sieht, lässt sich jetzt in beidem messen.",
            "Une fenêtre et un rideau de plus : qui voit mal la nuit peut désormais être mesuré dans les deux.",
          ],
        ),
        news(
          ["Oktober", "Octobre"],
          ["Chiara hat ihre Prüfung bestanden", "Chiara a réussi son examen"],
          [
            "Mit der besten Note des Jahrgangs in Werkstattarbeit. Wir haben gefeiert, und sie hat am Montag gelötet.",
            "Avec la meilleure note de sa volée en travail d’atelier. Nous avons fêté, et lundi elle soudait.",
          ],
        ),
        news(
          ["September", "Septembre"],
          ["640 Kilo Kunststoff weniger", "640 kilos de plastique en moins"],
          [
            "Musterscheiben in neuen Fassungen sammeln wir ein. Ein Werk im Jura macht daraus wieder Etuis.",
            "Nous récupérons les verres de présentation. Une usine du Jura en refait des étuis.",
          ],
        ),
      ],
    },
    {
      kind: "imageCollage",
      options: { alignment: "right" },
      fields: {
        kicker: text("Kollektion", "Collection"),
        title: text("Aus einer Werkstatt mit vier Leuten", "D’un atelier de quatre personnes"),
        description: rich(
          "In La Chaux-de-Fonds fräst eine Familie Fassungen aus Baumwollacetat. Neun Wochen liegen sie in der Trommel, bis sie so glänzen. Wir haben den Winter über zwölf davon.",
          "À La Chaux-de-Fonds, une famille taille des montures dans l’acétate de coton. Elles tournent neuf semaines dans le tambour avant de briller ainsi. Nous en avons douze pour l’hiver.",
        ),
        button: button({ page: "contact" }, "Anprobieren", "Essayer"),
        image: image("frame1"),
        secondImage: image("frame2"),
        thirdImage: image("frame3"),
      },
    },
    {
      kind: "logos",
      fields: {
        title: text("Fünf Werkstätten, deren Türklinke wir kennen", "Cinq ateliers dont nous connaissons la porte"),
      },
      cards: ["Doubs", "Nord", "Vuille", "Kelt", "Linea"].map((name) => ({
        kind: "logoCard",
        fields: { image: image(`mark${name}`) },
      })),
    },
    {
      kind: "productBoard",
      options: { columnLayout: "3", color: "secondary" },
      fields: {
        kicker: text("Diesen Monat", "Ce mois-ci"),
        title: text("Drei, die wir selber tragen", "Trois que nous portons nous-mêmes"),
      },
      cards: [
        product("frame4", "Sechseck 44", "420", ["Tannengrün, für schmale Gesichter", "Vert sapin, pour visages fins"]),
        product("frame5", "Oval 47", "380", ["Blau wie der Doubs im März", "Bleu comme le Doubs en mars"]),
        product("frame6", "Karree 50", "395", ["Violett, und erst im Licht merkt man es", "Violet, surtout au soleil"]),
      ],
    },
    {
      kind: "beforeAfter",
      options: { alignment: "center" },
      fields: {
        kicker: text("Gerettet", "Sauvées"),
        title: text("Unter dem Traktor, und wieder auf der Nase", "Sous le tracteur, puis de nouveau sur le nez"),
        description: rich(
          "Die Brille von Herrn Ott, Jahrgang 1961. Jonas hat den Rand gerichtet, den Bügel gelötet und ein Glas geschliffen.",
          "Les lunettes de M. Ott, millésime 1961. Jonas a redressé le cercle, soudé la branche et taillé un verre.",
        ),
        beforeImage: image("beforeRepair"),
        beforeLabel: text("Montag", "Lundi"),
        afterImage: image("afterRepair"),
        afterLabel: text("Donnerstag", "Jeudi"),
      },
    },
    {
      kind: "mediaGallery",
      options: { columnLayout: "3" },
      fields: {
        title: text("Im Schaufenster", "En vitrine"),
        images: { type: "images", pictures: ["frame7", "frame8", "frame9", "frame10", "frame11", "frame12"] },
      },
    },
    {
      kind: "courses",
      options: { color: "background" },
      fields: {
        kicker: text("Offene Werkstatt", "Atelier ouvert"),
        title: text("Drei Abende im Winter", "Trois soirées d’hiver"),
        description: rich(
          "Acht Plätze je Abend, Tee inbegriffen. Anmelden genügt.",
          "Huit places par soirée, thé compris. Il suffit de s’inscrire.",
        ),
        button: button({ page: "contact" }, "Anmelden", "S’inscrire"),
      },
      cards: [
        evening(
          ["Brille selber richten", "Ajuster ses lunettes soi-même"],
          [
            "Was Sie daheim dürfen, und wovon Sie die Finger lassen.",
            "Ce que vous pouvez faire, et ce qu’il vaut mieux éviter.",
          ],
          ["2 Stunden", "2 heures"],
          "25",
        ),
        evening(
          ["Erste Kontaktlinsen", "Premières lentilles"],
          ["Mit Luca, einem Spiegel und viel Geduld.", "Avec Luca, un miroir et beaucoup de patience."],
          ["1 Stunde", "1 heure"],
          "40",
        ),
        evening(
          ["Sehen am Bildschirm", "Voir à l’écran"],
          ["Abstand, Licht und die Frage, ob es eine Brille braucht.", "Distance, lumière, et faut-il des lunettes ?"],
          ["90 Minuten", "90 minutes"],
          "25",
        ),
      ],
    },
    {
      kind: "downloads",
      fields: {
        kicker: text("Zum Mitnehmen", "À emporter"),
        title: text("Zwei Blätter für den Kühlschrank", "Deux feuilles pour le frigo"),
      },
      cards: [
        leaflet("lensCare", ["Kontaktlinsen pflegen", "Entretenir ses lentilles"], "de"),
        leaflet(
          "lensCareFrench",
          ["Kontaktlinsen pflegen, auf Französisch", "Entretenir ses lentilles, en français"],
          "fr",
        ),
      ],
    },
    {
      kind: "multiCta",
      fields: {
        title: text("Messen lassen", "Faire mesurer sa vue"),
        description: rich("Fünfzig Minuten, in jedem Geschäft.", "Cinquante minutes, dans chaque magasin."),
        button: button({ page: "contact" }, "Termin vereinbaren", "Prendre rendez-vous"),
        secondaryTitle: text("Verkaufen", "Vendre"),
        secondaryDescription: rich(
          "Was andere nicht mehr tragen, steht in der Börse.",
          "Ce que d’autres ne portent plus est à la bourse.",
        ),
        secondaryButton: button({ page: "exchange" }, "Zur Brillenbörse", "Vers la bourse"),
        tertiaryTitle: text("Mitarbeiten", "Travailler ici"),
        tertiaryDescription: rich("Ruhige Hände gesucht.", "Nous cherchons des mains calmes."),
        tertiaryButton: button({ page: "vacancies" }, "Offene Stellen", "Postes à pourvoir"),
      },
    },
  ],
};

function news(month: Both, title: Both, line: Both): SectionContent {
  return {
    kind: "newsFeedCard",
    fields: { kicker: text(...month), title: text(...title), description: text(...line) },
  };
}

function product(picture: string, name: string, cost: string, line: Both): SectionContent {
  const fields: Record<string, FieldContent> = {
    image: image(picture),
    kicker: text("Acetat", "Acétate"),
    title: text(name, name),
    cost: text(cost),
    description: rich(...line),
  };
  return { kind: "productCard", fields };
}

function evening(title: Both, line: Both, duration: Both, cost: string): SectionContent {
  return {
    kind: "serviceCard",
    fields: { title: text(...title), description: rich(...line), duration: text(...duration), cost: text(cost) },
  };
}

function leaflet(file: string, title: Both, language: "de" | "fr"): SectionContent {
  return { kind: "downloadCard", options: { language }, fields: { file: image(file), title: text(...title) } };
}
