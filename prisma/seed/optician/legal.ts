import { button, rich, text, type PageContent } from "../content.ts";

export const imprintPage: PageContent = {
  key: "imprint",
  role: "imprint",
  locales: {
    de: { slug: "~imprint", name: "Impressum", description: "Wer diese Website betreibt." },
    fr: { slug: "~imprint", name: "Mentions légales", description: "Qui exploite ce site." },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium" },
      fields: {
        kicker: text("Rechtliches", "Informations légales"),
        title: text("Impressum", "Mentions légales"),
        textBlock: rich(
          "## Betreiberin\n\nOptik Lindengut AG, Lindengässli 7, 8400 Winterthur\n\nTelefon 052 000 00 01, hallo@lindengut.example\n\n## Verantwortlich für den Inhalt\n\nRegula Lindengut, Inhaberin\n\n## Bilder\n\nAlle Illustrationen wurden eigens für diese Website gezeichnet.\n\nOptik Lindengut ist ein erfundenes Geschäft. Namen, Adressen und Telefonnummern dienen als Beispiel.",
          "## Exploitante\n\nOptik Lindengut SA, Lindengässli 7, 8400 Winterthour\n\nTéléphone 052 000 00 01, hallo@lindengut.example\n\n## Responsable du contenu\n\nRegula Lindengut, propriétaire\n\n## Images\n\nToutes les illustrations ont été dessinées pour ce site.\n\nOptik Lindengut est un magasin imaginaire. Noms, adresses et numéros de téléphone servent d’exemple.",
        ),
      },
    },
  ],
};

export const privacyPage: PageContent = {
  key: "privacy",
  role: "privacyPolicy",
  locales: {
    de: {
      slug: "~privacy",
      name: "Datenschutz",
      description: "Welche Daten wir erheben, wozu, und wie lange wir sie behalten.",
    },
    fr: {
      slug: "~privacy",
      name: "Protection des données",
      description: "Quelles données nous recueillons, pourquoi et combien de temps nous les gardons.",
    },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium" },
      fields: {
        kicker: text("Rechtliches", "Informations légales"),
        title: text("Datenschutz", "Protection des données"),
        textBlock: rich(
          "## Das Wichtigste zuerst\n\nDiese Website setzt keine Cookies für Werbung und lädt nichts von fremden Servern, solange Sie es nicht selbst anklicken.\n\n## Was wir erheben\n\n- Beim Besuch: die IP-Adresse, für höchstens sieben Tage, um Angriffe abzuwehren\n- Bei einer Anfrage: die Angaben, die Sie uns schicken\n- Bei einem Sehtest: Ihre Messwerte, getrennt von dieser Website aufbewahrt\n- Ihre Einwilligung, wenn wir Sie darum fragen: drei Jahre lang, ohne Namen\n\nBesuche zählt die Website selbst, ohne Cookies und ohne zu wissen, wer es war. Die Zahlen bleiben 400 Tage.\n\n## Ihre Rechte\n\nSie können jederzeit erfahren, was wir über Sie gespeichert haben, und es berichtigen oder löschen lassen. Ein E-Mail an datenschutz@lindengut.example genügt.",
          "## L’essentiel d’abord\n\nCe site ne dépose aucun cookie publicitaire et ne charge rien depuis d’autres serveurs tant que vous ne cliquez pas vous-même.\n\n## Ce que nous recueillons\n\n- Lors d’une visite : l’adresse IP, sept jours au plus, pour repousser les attaques\n- Lors d’une demande : les indications que vous nous envoyez\n- Lors d’un examen : vos mesures, conservées à part de ce site\n- Votre consentement, si nous vous le demandons : trois ans, sans nom\n\nLe site compte lui-même ses visites, sans cookies et sans savoir qui c’était. Les chiffres restent 400 jours.\n\n## Vos droits\n\nVous pouvez savoir en tout temps ce que nous avons enregistré à votre sujet, le faire corriger ou effacer. Un e-mail à datenschutz@lindengut.example suffit.",
        ),
      },
    },
  ],
};

export const termsPage: PageContent = {
  key: "terms",
  role: "terms",
  locales: {
    de: {
      slug: "~terms",
      name: "AGB",
      description: "Die Bedingungen, zu denen wir arbeiten, in verständlichen Sätzen.",
    },
    fr: {
      slug: "~terms",
      name: "Conditions générales",
      description: "Les conditions de notre travail, en phrases compréhensibles.",
    },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium" },
      fields: {
        kicker: text("Rechtliches", "Informations légales"),
        title: text("Allgemeine Geschäftsbedingungen", "Conditions générales"),
        textBlock: rich(
          "## Preise\n\nAlle Preise verstehen sich in Schweizer Franken und enthalten die Mehrwertsteuer. Ein Kostenvoranschlag gilt drei Monate.\n\n## Umtausch\n\nBrillengläser, mit denen Sie nicht zurechtkommen, ersetzen wir während **drei Jahren** ohne Kosten. Fassungen nehmen wir ungetragen innert 30 Tagen zurück.\n\n## Garantie\n\nAuf Fassungen geben wir drei Jahre Garantie, auf unsere Reparaturen ein Jahr.\n\n## Gerichtsstand\n\nGerichtsstand ist Winterthur. Bisher haben wir ihn nie gebraucht.",
          "## Prix\n\nTous les prix s’entendent en francs suisses, TVA comprise. Un devis est valable trois mois.\n\n## Échange\n\nNous remplaçons sans frais pendant **trois ans** les verres qui ne vous conviennent pas. Nous reprenons les montures non portées dans les 30 jours.\n\n## Garantie\n\nTrois ans sur les montures, un an sur nos réparations.\n\n## For\n\nLe for est à Winterthour. Jusqu’ici, nous n’en avons jamais eu besoin.",
        ),
      },
    },
  ],
};

export const searchPage: PageContent = {
  key: "search",
  role: "search",
  locales: {
    de: { slug: "search", name: "Suche", description: "Suche auf der Website von Optik Lindengut." },
    fr: { slug: "search", name: "Recherche", description: "Recherche sur le site d’Optik Lindengut." },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium", textSize: "large" },
      fields: {
        kicker: text("Suche", "Recherche"),
        title: text("Was möchten Sie finden?", "Que voulez-vous trouver ?"),
      },
    },
    {
      kind: "cta",
      options: { alignment: "left" },
      fields: {
        title: text("Nicht gefunden?", "Pas trouvé ?"),
        description: rich(
          "Öffnungszeiten und Adressen stehen unter Kontakt, Preise unter Leistungen. Und wenn Sie hier nicht weiterkommen: 052 000 00 01.",
          "Horaires et adresses se trouvent sous Contact, les prix sous Prestations. Et si vous ne trouvez pas : 052 000 00 01.",
        ),
        button: button({ page: "contact" }, "Zum Kontakt", "Vers le contact"),
      },
    },
  ],
};
