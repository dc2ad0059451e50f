import { button, image, rich, text, type PageContent, type SectionContent } from "../content.ts";
import { branchId } from "./branches.ts";

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
        image: image("trialFrame"),
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
        image: image("retina"),
        kicker: text("Augenanalyse, CHF 95", "Analyse visuelle, CHF 95"),
        title: text("Was wir messen", "Ce que nous mesurons"),
        description: rich(
          "- Sehschärfe in Ferne und Nähe, jedes Auge für sich und beide zusammen\n- Augendruck, ohne Luftstoss\n- Netzhautbild, das wir mit dem letzten vergleichen\n- Zusammenspiel der Augen: wichtig bei Kopfweh am Bildschirm\n\nKaufen Sie danach eine Brille bei uns, rechnen wir den Betrag an.",
          "- Acuité visuelle de loin et de près, chaque œil séparément puis les deux ensemble\n- Tension oculaire, sans jet d’air\n- Image de la rétine, comparée à la précédente\n- Coordination des yeux : importante en cas de maux de tête à l’écran\n\nSi vous achetez ensuite des lunettes chez nous, nous déduisons ce montant.",
        ),
      },
    },
    {
      kind: "stepFeedBoard",
      options: { columnLayout: "4", color: "background" },
      fields: {
        kicker: text("Ihr Termin", "Votre rendez-vous"),
        title: text("So vergehen fünfzig Minuten", "Cinquante minutes, étape par étape"),
      },
      cards: [
        step(
          ["Zuhören", "Écouter"],
          ["5 Min.", "5 min"],
          [
            "Wo strengt das Sehen an? Bei der Arbeit, beim Fahren, beim Lesen im Bett?",
            "Où la vue fatigue-t-elle ? Au travail, au volant, en lisant au lit ?",
          ],
        ),
        step(
          ["Messen", "Mesurer"],
          ["25 Min.", "25 min"],
          [
            "Ferne, Nähe, Augendruck und Netzhautbild, immer bei derselben Person.",
            "De loin, de près, tension et image de la rétine, toujours avec la même personne.",
          ],
        ),
        step(
          ["Ausprobieren", "Essayer"],
          ["15 Min.", "15 min"],
          [
            "Mit der Messbrille gehen Sie vor die Tür und lesen das Strassenschild.",
            "Avec la lunette d’essai, vous sortez et lisez le nom de la rue.",
          ],
        ),
        step(
          ["Mitnehmen", "Emporter"],
          ["5 Min.", "5 min"],
          [
            "Ein Blatt mit allen Werten. Es gehört Ihnen, auch wenn Sie anderswo kaufen.",
            "Une feuille avec toutes les valeurs. Elle est à vous, même si vous achetez ailleurs.",
          ],
        ),
      ],
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
            image: image("shelves"),
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
            image: image("grinding"),
            title: text("Werkstatt", "Atelier"),
            subtitle: text("Reparaturen oft sofort", "Réparations souvent immédiates"),
            description: rich(
              "Wir löten Bügel, ersetzen Nasenpads und schleifen Gläser in alte Lieblingsfassungen ein. Auch die von Grossmutter.",
              "Nous soudons des branches, remplaçons des plaquettes et montons de nouveaux verres dans vos vieilles montures préférées. Même celles de grand-maman.",
            ),
            button: button({ page: "news" }, "Was auf der Werkbank liegt", "Sur l’établi en ce moment"),
          },
        },
        {
          kind: "imageCard",
          fields: {
            image: image("lensCase"),
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
            image: image("glacier"),
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
    {
      kind: "servicesContainer",
      options: { gridLayout: "grid", columnLayout: "3", imageFormat: "square" },
      fields: {
        kicker: text("Sprechstunden", "Consultations"),
        title: text("Wenn es um eines geht", "Quand il s’agit d’une seule chose"),
      },
    },
    {
      kind: "priceList",
      options: { color: "background" },
      fields: {
        kicker: text("Preise", "Prix"),
        title: text("Was es kostet", "Ce que cela coûte"),
        description: rich(
          "Damit Sie vorher wissen, womit Sie rechnen können. Was mehr braucht, besprechen wir, bevor wir anfangen.",
          "Pour que vous sachiez d’avance à quoi vous attendre. S’il faut davantage, nous en parlons avant de commencer.",
        ),
        subdescription: text(
          "Alle Preise in Franken, inklusive Mehrwertsteuer.",
          "Tous les prix en francs, TVA comprise.",
        ),
      },
      cards: [
        price(["Augenanalyse", "Analyse visuelle"], "95", {
          group: ["Messen", "Mesurer"],
          duration: ["50 Min.", "50 min"],
          description: ["Beim Kauf einer Brille rechnen wir den Betrag an.", "Montant déduit à l’achat de lunettes."],
        }),
        price(["Sehtest für den Führerausweis", "Test de vue pour le permis"], "20", {
          duration: ["15 Min.", "15 min"],
        }),
        price(["Kindertermin mit Bildtafeln", "Rendez-vous enfant, avec images"], "60", {
          duration: ["30 Min.", "30 min"],
        }),
        price(["Fassungen", "Montures"], "90", {
          group: ["Brillen und Linsen", "Lunettes et lentilles"],
          isFrom: true,
        }),
        price(["Einstärkengläser, das Paar", "Verres unifocaux, la paire"], "160", { isFrom: true }),
        price(["Gleitsichtgläser, das Paar", "Verres progressifs, la paire"], "490", { isFrom: true }),
        price(["Kontaktlinsen anpassen", "Adaptation de lentilles"], "140", {
          description: [
            "Mit drei Kontrollen im ersten halben Jahr.",
            "Avec trois contrôles durant les six premiers mois.",
          ],
        }),
        price(["Nasenpads ersetzen", "Remplacer les plaquettes"], "15", { group: ["Werkstatt", "Atelier"] }),
        price(["Bügel löten", "Souder une branche"], "45", { isFrom: true }),
        price(["Richten und reinigen", "Ajuster et nettoyer"], "0", {
          description: ["So oft Sie möchten.", "Aussi souvent que vous le souhaitez."],
        }),
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
      kind: "faq",
      fields: {
        kicker: text("Häufige Fragen", "Questions fréquentes"),
        title: text("Bevor Sie kommen", "Avant votre visite"),
        button: button({ page: "contact" }, "Etwas anderes fragen", "Poser une autre question"),
      },
      cards: [
        question(
          ["Brauche ich einen Termin?", "Faut-il un rendez-vous ?"],
          [
            "Für eine Messung ja, damit der Raum frei ist und niemand auf die Uhr schaut. Zum Richten, Reinigen und Anprobieren kommen Sie einfach vorbei.",
            "Pour un examen, oui : la salle est libre et personne ne regarde l’heure. Pour ajuster, nettoyer ou essayer, passez simplement.",
          ],
        ),
        question(
          ["Was soll ich zur Messung mitbringen?", "Que faut-il apporter à l’examen ?"],
          [
            "Die Brillen, die Sie tragen, auch die alten. Wer Kontaktlinsen trägt, nimmt sie eine Stunde vorher heraus, harte am Abend davor.",
            "Les lunettes que vous portez, même les anciennes. Les lentilles souples s’enlèvent une heure avant, les rigides la veille au soir.",
          ],
        ),
        question(
          ["Zahlt die Krankenkasse etwas?", "L’assurance-maladie participe-t-elle ?"],
          [
            "Bis zum 18. Geburtstag CHF 180 pro Jahr, mit augenärztlichem Rezept. Später übernimmt die Grundversicherung nur bei bestimmten Krankheiten etwas; viele Zusatzversicherungen zahlen alle paar Jahre einen Beitrag.",
            "Jusqu’à 18 ans, CHF 180 par an sur ordonnance d’un ophtalmologue. Ensuite, l’assurance de base n’intervient que pour certaines maladies ; beaucoup de complémentaires participent tous les quelques ans.",
          ],
        ),
        question(
          ["Wie lange dauert es, bis die Brille fertig ist?", "Combien de temps faut-il pour les lunettes ?"],
          [
            "Einstärkengläser sind meist in drei Tagen da, Gleitsichtgläser in acht bis zehn. Ist es dringend, sagen Sie es uns: Vieles schleifen wir selber.",
            "Les verres unifocaux arrivent en général en trois jours, les progressifs en huit à dix. Si c’est urgent, dites-le : nous en taillons beaucoup nous-mêmes.",
          ],
        ),
        question(
          ["Und wenn ich mit den Gläsern nicht zurechtkomme?", "Et si mes verres ne me conviennent pas ?"],
          [
            "Dann messen wir nach und machen neue. Drei Jahre lang, ohne Aufpreis.",
            "Nous mesurons à nouveau et en faisons d’autres. Pendant trois ans, sans supplément.",
          ],
        ),
      ],
    },
    {
      kind: "testimonialsContainer",
      options: { gridLayout: "grid", columnLayout: "4" },
      fields: {
        kicker: text("Aus unserem Gästebuch", "De notre livre d’or"),
        title: text("Was danach besser ging", "Ce qui va mieux depuis"),
        button: button({ page: "guestbook" }, "Die ganzen Geschichten", "Les histoires entières"),
      },
    },
    {
      kind: "openingHours",
      options: { color: "background", locations: [branchId("altstadt")] },
      fields: {
        kicker: text("Öffnungszeiten", "Horaires"),
        title: text("Wann im Stammhaus jemand da ist", "Quand la maison mère est ouverte"),
        openingHours: rich(
          "Passt nichts davon? Nach Absprache messen wir auch um sieben Uhr morgens.",
          "Rien ne vous convient ? Sur rendez-vous, nous mesurons aussi à sept heures du matin.",
        ),
        button: button({ page: "contact" }, "Alle drei Geschäfte", "Les trois magasins"),
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

/** In German and French. */
type Both = [de: string, fr: string];

/** One row of the price list; with `group`, a new group begins at it. */
function price(
  title: Both,
  cost: string,
  more: { group?: Both; duration?: Both; description?: Both; isFrom?: boolean } = {},
): SectionContent {
  const { group, duration, description, isFrom = false } = more;
  return {
    kind: "priceRow",
    options: { fromPrice: isFrom },
    fields: {
      ...(group && { groupTitle: text(...group) }),
      title: text(...title),
      ...(duration && { duration: text(...duration) }),
      cost: text(cost),
      ...(description && { description: rich(...description) }),
    },
  };
}

function step(title: Both, duration: Both, line: Both): SectionContent {
  return {
    kind: "stepFeedCard",
    fields: { title: text(...title), duration: text(...duration), description: rich(...line) },
  };
}

function question(asked: Both, answer: Both): SectionContent {
  return { kind: "faqCard", fields: { question: text(...asked), answer: rich(...answer) } };
}
