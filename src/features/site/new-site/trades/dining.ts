import { point, price, question, words, type TradeTexts } from "../trade-texts.ts";

export const dining: TradeTexts = {
  hero: {
    kicker: words("Restaurant in {town}", "Restaurant à {town}"),
    title: words("Setzen Sie sich, wir kochen", "Prenez place, nous cuisinons"),
    description: words(
      "Eine kurze Karte, die mit dem Markt wechselt. Mittags rasch und gut, abends mit Zeit.",
      "Une carte courte qui change avec le marché. Rapide et bonne à midi, tranquille le soir.",
    ),
  },
  offers: {
    title: words("Von früh bis spät", "Du matin au soir"),
    cards: [
      point(
        words("Mittag", "Midi"),
        words(
          "Zwei Menüs, eines davon ohne Fleisch, in vierzig Minuten.",
          "Deux menus, dont un sans viande, en quarante minutes.",
        ),
      ),
      point(
        words("Abend", "Soir"),
        words(
          "Kleine und grosse Teller zum Teilen, dazu Wein aus der Gegend.",
          "Petites et grandes assiettes à partager, avec des vins d’ici.",
        ),
      ),
      point(
        words("Feste", "Fêtes"),
        words(
          "Bis vierzig Gäste am langen Tisch, im Sommer unter der Linde.",
          "Jusqu’à quarante personnes à la grande table, l’été sous le tilleul.",
        ),
      ),
    ],
  },
  story: point(
    words("Wir wissen, woher es kommt", "Nous savons d’où cela vient"),
    words(
      "Das Gemüse bringt der Hof von nebenan, das Brot backen wir selbst. Was es nicht gibt, steht nicht auf der Karte.",
      "Les légumes viennent de la ferme voisine, le pain sort de notre four. Ce qu’il n’y a pas n’est pas sur la carte.",
    ),
  ),
  motto: words(
    "Am besten schmeckt, was nicht weit gereist ist.",
    "Rien n’est meilleur que ce qui n’a pas voyagé loin.",
  ),
  services: {
    name: words("Karte", "Carte"),
    title: words("Was heute auf den Tisch kommt", "À table aujourd’hui"),
    text: words(
      "Die Karte wechselt alle zwei Wochen. Allergien? Sagen Sie es uns, wir finden etwas.",
      "La carte change toutes les deux semaines. Une allergie ? Dites-le-nous, nous trouverons.",
    ),
    pricesTitle: words("Aus der Küche", "De la cuisine"),
    prices: [
      price(words("Suppe vom Markt", "Soupe du marché"), "12"),
      price(words("Mittagsmenü mit Salat", "Menu de midi avec salade"), "24"),
      price(words("Hausgemachte Nudeln, Pilze, Bergkäse", "Pâtes maison, champignons, fromage d’alpage"), "28"),
      price(words("Saibling aus dem See, Kartoffeln, Kräuter", "Omble du lac, pommes de terre, herbes"), "39"),
      price(words("Zwetschgenkuchen mit Rahm", "Tarte aux pruneaux, crème"), "9"),
    ],
    stepsTitle: words("So reservieren Sie", "Pour réserver"),
    steps: [
      point(
        words("Anrufen", "Appeler"),
        words(
          "Am liebsten zwischen zehn und elf oder nach zwei.",
          "De préférence entre dix et onze heures, ou après quatorze heures.",
        ),
      ),
      point(
        words("Tisch wählen", "Choisir la table"),
        words("Drinnen, am Fenster oder im Garten.", "À l’intérieur, à la fenêtre ou au jardin."),
      ),
      point(
        words("Kommen", "Venir"),
        words("Wir halten den Tisch zwanzig Minuten frei.", "Nous gardons la table vingt minutes."),
      ),
    ],
  },
  about: {
    title: words("Ein Haus mit offener Küche", "Une maison à la cuisine ouverte"),
    text: words(
      "{name} ist ein Familienbetrieb in {town}. In der Küche stehen zwei, die gern kochen, im Service Leute, die gern reden.\n\nWir haben keine Spielautomaten und keinen Fernseher. Dafür Zeitungen, Spiele und einen Platz für den Hund.",
      "{name} est une maison de famille à {town}. Deux personnes qui aiment cuisiner, une équipe de salle qui aime parler.\n\nPas de machines à sous ni de télévision, mais des journaux, des jeux et une place pour le chien.",
    ),
    valuesTitle: words("Unsere Hausregeln", "Nos règles de la maison"),
    values: [
      point(words("Frisch", "Frais"), words("Gekocht wird, wenn Sie bestellen.", "On cuisine quand vous commandez.")),
      point(
        words("Nah", "Proche"),
        words(
          "Die meisten Zutaten reisen keine dreissig Kilometer.",
          "La plupart des produits font moins de trente kilomètres.",
        ),
      ),
      point(
        words("Offen", "Ouvert"),
        words(
          "Kinder, Gruppen, Einzelne: Alle haben Platz.",
          "Enfants, groupes, personnes seules : chacun a sa place.",
        ),
      ),
    ],
  },
  questions: [
    question(
      words("Muss ich reservieren?", "Faut-il réserver ?"),
      words(
        "Am Freitag und Samstagabend ist es klug, sonst finden wir meistens einen Platz.",
        "Le vendredi et le samedi soir, c’est prudent ; sinon nous trouvons presque toujours une place.",
      ),
    ),
    question(
      words("Gibt es vegane Gerichte?", "Y a-t-il des plats végétaliens ?"),
      words("Immer mindestens eine Vorspeise und einen Hauptgang.", "Toujours au moins une entrée et un plat."),
    ),
    question(
      words("Sind Hunde willkommen?", "Les chiens sont-ils admis ?"),
      words("Ja, Wasser und eine Decke gibt es auch.", "Oui, avec de l’eau et une couverture."),
    ),
    question(
      words("Kann man das Lokal mieten?", "Peut-on louer la salle ?"),
      words(
        "Am Sonntag und Montag ganz, sonst den hinteren Raum.",
        "Entièrement le dimanche et le lundi, sinon la salle du fond.",
      ),
    ),
  ],
  closing: point(
    words("Ein Tisch für Sie?", "Une table pour vous ?"),
    words("Rufen Sie an, dann ist er gedeckt.", "Appelez-nous, elle sera mise."),
  ),
  search: {
    home: words(
      "{name}, Restaurant in {town}: kurze Karte, frische Küche, mittags und abends.",
      "{name}, restaurant à {town} : carte courte, cuisine fraîche, midi et soir.",
    ),
    services: words("Die aktuelle Karte von {name} mit Preisen.", "La carte actuelle de {name} avec les prix."),
    about: words(
      "Wer bei {name} kocht und woher die Zutaten kommen.",
      "Qui cuisine chez {name} et d’où viennent les produits.",
    ),
  },
};
