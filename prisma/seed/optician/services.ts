import { button, image, rich, text, type PageContent } from "../content.ts";

export const servicesPage: PageContent = {
  key: "services",
  locales: {
    de: {
      slug: "leistungen",
      name: "Leistungen",
      description:
        "Sehtest, Brillen, Gleitsicht, Kontaktlinsen, Kinderoptik und Werkstatt bei Optik Lindengut in Winterthur.",
    },
    fr: {
      slug: "prestations",
      name: "Prestations",
      description:
        "Examen de la vue, lunettes, verres progressifs, lentilles, optique pour enfants et atelier chez Optik Lindengut à Winterthour.",
    },
  },
  sections: [
    {
      kind: "hero",
      options: { size: "medium", textPosition: "centerRight", color: "background" },
      fields: {
        image: image("testRoom"),
        kicker: text("Leistungen", "Prestations"),
        title: text("Fünfzig Minuten nur für Ihre Augen", "Cinquante minutes rien que pour vos yeux"),
        description: rich(
          "Kein Fliessband, kein Verkaufsgespräch im Messraum. Am Schluss halten Sie ein Blatt mit allen Werten in der Hand.",
          "Pas de travail à la chaîne, pas d’argument de vente dans la salle d’examen. À la fin, vous repartez avec une feuille où figurent toutes les valeurs.",
        ),
      },
    },
    {
      kind: "textOnImage",
      options: { shiftedAlignment: "mediaAboveText" },
      fields: {
        image: image("refraction"),
        kicker: text("Augenanalyse, CHF 95", "Analyse visuelle, CHF 95"),
        title: text("Was wir messen", "Ce que nous mesurons"),
        description: rich(
          "- Sehschärfe in Ferne und Nähe, jedes Auge für sich und beide zusammen\n- Augendruck, ohne Luftstoss\n- Netzhautbild, das wir mit dem letzten vergleichen\n- Zusammenspiel der Augen: wichtig bei Kopfweh am Bildschirm\n\nKaufen Sie danach eine Brille bei uns, rechnen wir den Betrag an.",
          "- Acuité visuelle de loin et de près, chaque œil séparément puis les deux ensemble\n- Tension oculaire, sans jet d’air\n- Image de la rétine, comparée à la précédente\n- Coordination des yeux : importante en cas de maux de tête à l’écran\n\nSi vous achetez ensuite des lunettes chez nous, nous déduisons ce montant.",
        ),
      },
    },
    {
      kind: "imageBoard",
      options: { gridLayout: "split", imageFormat: "square" },
      fields: {
        title: text("Vom ersten Blick zur fertigen Brille", "Du premier regard aux lunettes terminées"),
        description: rich(
          "Vier Bereiche, ein Team. Was Sie an einem Ort beginnen, können Sie in jedem unserer Geschäfte abholen.",
          "Quatre domaines, une équipe. Ce que vous commencez à un endroit, vous pouvez le retirer dans chacun de nos magasins.",
        ),
      },
      cards: [
        {
          kind: "imageCard",
          fields: {
            image: image("trays"),
            title: text("Fassungen", "Montures"),
            subtitle: text("ab CHF 90", "dès CHF 90"),
            description: rich(
              "Acetat, Titan, Horn und Holz. Nehmen Sie bis zu vier Fassungen über das Wochenende mit nach Hause: Vor dem eigenen Spiegel entscheidet es sich leichter.",
              "Acétate, titane, corne et bois. Emportez jusqu’à quatre montures à la maison pour le week-end : devant son propre miroir, on décide mieux.",
            ),
          },
        },
        {
          kind: "imageCard",
          fields: {
            image: image("workshop"),
            title: text("Werkstatt", "Atelier"),
            subtitle: text("Reparaturen oft sofort", "Réparations souvent immédiates"),
            description: rich(
              "Wir löten Bügel, ersetzen Nasenpads und schleifen Gläser in alte Lieblingsfassungen ein. Auch die von Grossmutter.",
              "Nous soudons des branches, remplaçons des plaquettes et montons de nouveaux verres dans vos vieilles montures préférées. Même celles de grand-maman.",
            ),
          },
        },
        {
          kind: "imageCard",
          fields: {
            image: image("contactLens"),
            title: text("Kontaktlinsen", "Lentilles de contact"),
            subtitle: text("Anpassung CHF 140", "Adaptation CHF 140"),
            description: rich(
              "Weich, formstabil oder für die Nacht. Luca übt mit Ihnen das Einsetzen, bis es vor dem ersten Kaffee klappt.",
              "Souples, rigides ou de nuit. Luca s’exerce avec vous jusqu’à ce que la pose réussisse avant le premier café.",
            ),
          },
        },
        {
          kind: "imageCard",
          fields: {
            image: image("sunglasses"),
            title: text("Sonne und Sport", "Soleil et sport"),
            subtitle: text("auch mit Ihrer Korrektur", "aussi à votre vue"),
            description: rich(
              "Für die Tösstalroute, den Gletscher und den Liegestuhl. Wir zeigen Ihnen am Fenster, was ein Polfilter wirklich ändert.",
              "Pour la route de la Töss, le glacier et la chaise longue. À la fenêtre, nous vous montrons ce qu’un filtre polarisant change vraiment.",
            ),
          },
        },
      ],
    },
    { kind: "spacer", options: { size: "small", line: true } },
    {
      kind: "richTextBlock",
      options: { size: "medium" },
      fields: {
        kicker: text("Kinder", "Enfants"),
        title: text("Brillen, die einen Purzelbaum aushalten", "Des lunettes qui survivent à une culbute"),
        textBlock: rich(
          "Kinder sagen selten, dass sie schlecht sehen. Sie kennen es nicht anders. Achten Sie auf **zusammengekniffene Augen**, ein nahes Buch oder Müdigkeit nach der Schule.\n\nBei uns misst Chiara mit Bildern statt Buchstaben. Bis zum 18. Geburtstag zahlt die Krankenkasse CHF 180 pro Jahr an Gläser und Kontaktlinsen, wenn ein augenärztliches Rezept vorliegt. Um den Papierkram kümmern wir uns.",
          "Les enfants disent rarement qu’ils voient mal : ils ne connaissent rien d’autre. Soyez attentifs aux **yeux plissés**, au livre tenu trop près, à la fatigue après l’école.\n\nChez nous, Chiara mesure avec des images plutôt qu’avec des lettres. Jusqu’à 18 ans, l’assurance-maladie verse CHF 180 par an pour les verres et les lentilles, sur ordonnance d’un ophtalmologue. Nous nous occupons des papiers.",
        ),
        button: button({ page: "contact" }, "Kindertermin anfragen", "Demander un rendez-vous enfant"),
      },
    },
    {
      kind: "cta",
      options: { color: "secondary" },
      fields: {
        title: text("Drei Jahre lang tauschen wir um.", "Pendant trois ans, nous échangeons."),
        description: rich(
          "Kommen Sie mit den Gläsern nicht zurecht, machen wir neue. Ohne Formular, ohne Augenrollen.",
          "Si vos verres ne vous conviennent pas, nous en faisons d’autres. Sans formulaire, sans soupir.",
        ),
        button: button({ page: "contact" }, "Termin vereinbaren", "Prendre rendez-vous"),
      },
    },
  ],
};
