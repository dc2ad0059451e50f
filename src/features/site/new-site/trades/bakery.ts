import { point, price, question, words, type TradeTexts } from "../trade-texts.ts";

export const bakery: TradeTexts = {
  hero: {
    kicker: words("Bäckerei in {town}", "Boulangerie à {town}"),
    title: words("Brot, das Zeit hatte", "Du pain qui a pris son temps"),
    description: words(
      "Mehl, Wasser, Salz und eine lange Nacht. Ab sechs Uhr früh liegt es warm im Regal.",
      "Farine, eau, sel et une longue nuit. Dès six heures, il est tiède sur l’étagère.",
    ),
  },
  offers: {
    title: words("Jeden Morgen frisch", "Frais chaque matin"),
    cards: [
      point(
        words("Sauerteigbrot", "Pain au levain"),
        words(
          "Vierundzwanzig Stunden geführt, mit Kruste, die kracht, und Krume, die hält.",
          "Vingt-quatre heures de levain, une croûte qui craque, une mie qui dure.",
        ),
      ),
      point(
        words("Gipfeli und Weggli", "Croissants et petits pains"),
        words("Mit Butter aus dem Dorf, von Hand gerollt.", "Au beurre du village, roulés à la main."),
      ),
      point(
        words("Kuchen und Wähen", "Tartes et gâteaux"),
        words(
          "Mit dem, was gerade reif ist: Rhabarber, Aprikosen, Zwetschgen, Äpfel.",
          "Avec ce qui est mûr : rhubarbe, abricots, pruneaux, pommes.",
        ),
      ),
    ],
  },
  story: point(
    words("Das Korn kennt man hier", "Ici, on connaît le grain"),
    words(
      "Unser Mehl stammt von drei Höfen und aus einer Mühle am Bach. Wer fragt, erfährt, auf welchem Feld es stand.",
      "Notre farine vient de trois fermes et d’un moulin au bord du ruisseau. Demandez, et vous saurez dans quel champ il a poussé.",
    ),
  ),
  motto: words(
    "Gutes Brot hat vier Zutaten. Die vierte ist Zeit.",
    "Un bon pain a quatre ingrédients. Le quatrième, c’est le temps.",
  ),
  services: {
    name: words("Sortiment", "Assortiment"),
    title: words("Was in den Ofen kommt", "Ce qui entre au four"),
    text: words(
      "Nicht alles jeden Tag: Einige Brote backen wir nur freitags. Bestellen Sie bis am Vorabend, dann liegt Ihres bereit.",
      "Pas tout chaque jour : certains pains ne se font que le vendredi. Commandez la veille, le vôtre vous attendra.",
    ),
    pricesTitle: words("Aus dem Regal", "Sur l’étagère"),
    prices: [
      price(words("Sauerteigbrot, 1 kg", "Pain au levain, 1 kg"), "9.80"),
      price(words("Ruchbrot, 500 g", "Pain bis, 500 g"), "4.60"),
      price(words("Zopf am Samstag, 500 g", "Tresse du samedi, 500 g"), "7.20"),
      price(words("Buttergipfel", "Croissant au beurre"), "1.90"),
      price(words("Fruchtwähe, das Stück", "Tarte aux fruits, la part"), "5.50"),
    ],
    stepsTitle: words("Vorbestellen ist einfach", "Commander est facile"),
    steps: [
      point(words("Anrufen", "Appeler"), words("Bis achtzehn Uhr am Vorabend.", "Jusqu’à dix-huit heures la veille.")),
      point(
        words("Wir backen", "Nous cuisons"),
        words("In der Nacht, zusammen mit allem anderen.", "Pendant la nuit, avec tout le reste."),
      ),
      point(
        words("Abholen", "Retirer"),
        words("Ab sechs Uhr, Ihr Name steht auf dem Sack.", "Dès six heures, votre nom est sur le sac."),
      ),
    ],
  },
  about: {
    title: words("Drei Öfen, ein Team", "Trois fours, une équipe"),
    text: words(
      "{name} backt in {town}, mitten im Quartier. Um zwei Uhr geht das Licht an, um sechs die Tür auf.\n\nWir bilden Lernende aus, verwerten Brot vom Vortag und schliessen, wenn das Regal leer ist.",
      "{name} cuit à {town}, au cœur du quartier. À deux heures la lumière s’allume, à six heures la porte s’ouvre.\n\nNous formons des apprentis, réutilisons le pain de la veille et fermons quand l’étagère est vide.",
    ),
    valuesTitle: words("So backen wir", "Notre manière de faire"),
    values: [
      point(
        words("Langsam", "Lentement"),
        words("Teig braucht Zeit, nicht Zusätze.", "La pâte demande du temps, pas des additifs."),
      ),
      point(
        words("Aus der Nähe", "D’ici"),
        words("Korn, Butter und Obst aus der Gegend.", "Grain, beurre et fruits de la région."),
      ),
      point(
        words("Ohne Rest", "Sans reste"),
        words("Was übrig ist, gibt am nächsten Tag Suppe.", "Ce qui reste fait la soupe du lendemain."),
      ),
    ],
  },
  questions: [
    question(
      words("Gibt es glutenfreies Brot?", "Avez-vous du pain sans gluten ?"),
      words(
        "Am Dienstag und Freitag auf Bestellung. Wir backen es im selben Raum, für Allergiker ist es nicht geeignet.",
        "Le mardi et le vendredi sur commande. Il est cuit dans la même pièce et ne convient pas en cas d’allergie.",
      ),
    ),
    question(
      words("Kann ich Brot einfrieren?", "Peut-on congeler le pain ?"),
      words("Ja, am besten am ersten Tag und in Scheiben.", "Oui, de préférence le premier jour et en tranches."),
    ),
    question(
      words("Beliefern Sie auch Feste?", "Livrez-vous pour des fêtes ?"),
      words("Gern. Rufen Sie zwei Wochen vorher an.", "Volontiers. Appelez deux semaines avant."),
    ),
    question(
      words("Wie bezahle ich?", "Comment payer ?"),
      words("Bar, mit Karte oder mit Twint.", "En espèces, par carte ou avec Twint."),
    ),
  ],
  closing: point(
    words("Sollen wir Ihnen eines zurücklegen?", "On vous en garde un ?"),
    words("Ein Anruf bis am Vorabend genügt.", "Un appel la veille suffit."),
  ),
  search: {
    home: words(
      "{name}, Bäckerei in {town}: Sauerteigbrot, Gipfeli und Wähen, jeden Morgen frisch.",
      "{name}, boulangerie à {town} : pain au levain, croissants et tartes, frais chaque matin.",
    ),
    services: words("Brote, Gebäck und Preise von {name}.", "Pains, viennoiseries et prix de {name}."),
    about: words(
      "Wer bei {name} backt und woher das Mehl kommt.",
      "Qui cuit le pain chez {name} et d’où vient la farine.",
    ),
  },
};
