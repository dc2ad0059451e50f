import { point, price, question, words, type TradeTexts } from "../trade-texts.ts";

export const kids: TradeTexts = {
  hero: {
    kicker: words("Kurse für Kinder in {town}", "Cours pour enfants à {town}"),
    title: words("Ausprobieren, lachen, können", "Essayer, rire, savoir faire"),
    description: words(
      "Malen, bauen, singen, turnen: kleine Gruppen, geduldige Leitung und am Ende etwas zum Heimnehmen.",
      "Peindre, bricoler, chanter, bouger : de petits groupes, des adultes patients et, à la fin, quelque chose à rapporter.",
    ),
  },
  offers: {
    title: words("Was man hier machen kann", "Ce qu’on peut faire ici"),
    cards: [
      point(
        words("Atelier", "Atelier"),
        words(
          "Farbe, Ton, Holz: einmal in der Woche, von fünf bis zehn Jahren.",
          "Couleur, argile, bois : une fois par semaine, de cinq à dix ans.",
        ),
      ),
      point(
        words("Musik", "Musique"),
        words(
          "Singen und trommeln, ohne Noten und ohne Vorspielen.",
          "Chanter et tambouriner, sans partition ni audition.",
        ),
      ),
      point(
        words("Ferienwoche", "Semaine de vacances"),
        words(
          "Fünf Tage draussen, mit Feuer, Werkzeug und Zmittag.",
          "Cinq jours dehors, avec du feu, des outils et le repas.",
        ),
      ),
    ],
  },
  story: point(
    words("Hier darf es laut und bunt sein", "Ici, on peut être bruyant et coloré"),
    words(
      "Nicht das schönste Bild zählt, sondern der Weg dorthin. Wir zeigen, wie es geht, und lassen dann machen.",
      "Ce n’est pas le plus beau dessin qui compte, mais le chemin. Nous montrons, puis nous laissons faire.",
    ),
  ),
  motto: words("Wer lachen darf, lernt schneller.", "Qui a le droit de rire apprend plus vite."),
  services: {
    name: words("Kurse", "Cours"),
    title: words("Kurse und Preise", "Cours et tarifs"),
    text: words(
      "Alle Kurse beginnen nach den Schulferien. Der Einstieg ist jederzeit möglich, wenn ein Platz frei ist.",
      "Les cours commencent après les vacances scolaires. On peut s’inscrire en tout temps s’il reste une place.",
    ),
    pricesTitle: words("Was es kostet", "Ce que cela coûte"),
    prices: [
      price(words("Schnupperstunde", "Leçon d’essai"), "10", { duration: words("60 Minuten", "60 minutes") }),
      price(words("Atelier, zehnmal", "Atelier, dix fois"), "240", {
        duration: words("je 90 Minuten", "90 minutes chacune"),
      }),
      price(words("Musik, zehnmal", "Musique, dix fois"), "180", {
        duration: words("je 45 Minuten", "45 minutes chacune"),
      }),
      price(words("Ferienwoche mit Mittagessen", "Semaine de vacances avec repas"), "390"),
      price(words("Kindergeburtstag, bis zehn Kinder", "Fête d’anniversaire, jusqu’à dix enfants"), "280"),
    ],
    stepsTitle: words("So sind Sie dabei", "Pour participer"),
    steps: [
      point(
        words("Schnuppern", "Essayer"),
        words("Eine Stunde kommen und schauen, ob es gefällt.", "Venir une heure pour voir si cela plaît."),
      ),
      point(words("Anmelden", "S’inscrire"), words("Am Telefon oder gleich vor Ort.", "Par téléphone ou sur place.")),
      point(
        words("Loslegen", "Commencer"),
        words("Alte Kleider genügen, den Rest haben wir.", "De vieux habits suffisent, nous avons le reste."),
      ),
    ],
  },
  about: {
    title: words("Menschen, die Kinder ernst nehmen", "Des adultes qui prennent les enfants au sérieux"),
    text: words(
      "{name} ist ein kleiner Kursort in {town}. Unsere Leiterinnen und Leiter sind ausgebildet in Pädagogik, Kunst oder Musik.\n\nIn jeder Gruppe sind höchstens acht Kinder. So bleibt Zeit für jedes.",
      "{name} est un petit lieu de cours à {town}. Nos responsables sont formés en pédagogie, en art ou en musique.\n\nChaque groupe compte huit enfants au plus. Il reste ainsi du temps pour chacun.",
    ),
    valuesTitle: words("Was uns leitet", "Ce qui nous guide"),
    values: [
      point(
        words("Klein", "Petit"),
        words("Höchstens acht Kinder in einer Gruppe.", "Huit enfants au plus par groupe."),
      ),
      point(
        words("Sicher", "Sûr"),
        words(
          "Immer zwei Erwachsene, alle mit Nothelferkurs.",
          "Toujours deux adultes, tous formés aux premiers secours.",
        ),
      ),
      point(words("Frei", "Libre"), words("Keine Noten, kein Wettbewerb.", "Ni notes ni concours.")),
    ],
  },
  questions: [
    question(
      words("Ab welchem Alter geht es?", "À partir de quel âge ?"),
      words(
        "Musik ab vier, Atelier ab fünf, Ferienwoche ab sieben Jahren.",
        "Musique dès quatre ans, atelier dès cinq, semaine de vacances dès sept.",
      ),
    ),
    question(
      words("Was, wenn mein Kind krank ist?", "Et si mon enfant est malade ?"),
      words(
        "Verpasste Stunden holt es in einer anderen Gruppe nach.",
        "Les leçons manquées se rattrapent dans un autre groupe.",
      ),
    ),
    question(
      words("Dürfen Eltern zuschauen?", "Les parents peuvent-ils regarder ?"),
      words(
        "In der Schnupperstunde gern, danach am letzten Tag.",
        "Pendant la leçon d’essai volontiers, puis le dernier jour.",
      ),
    ),
    question(
      words("Gibt es Ermässigung für Geschwister?", "Y a-t-il un rabais pour la fratrie ?"),
      words(
        "Ja, das zweite Kind zahlt zwanzig Prozent weniger.",
        "Oui, vingt pour cent de moins dès le deuxième enfant.",
      ),
    ),
  ],
  closing: point(
    words("Möchte Ihr Kind schnuppern?", "Votre enfant veut essayer ?"),
    words("Rufen Sie an, wir finden eine Gruppe, die passt.", "Appelez-nous, nous trouverons le bon groupe."),
  ),
  search: {
    home: words(
      "{name} in {town}: Atelier, Musik und Ferienwochen für Kinder in kleinen Gruppen.",
      "{name} à {town} : atelier, musique et vacances pour enfants en petits groupes.",
    ),
    services: words("Kurse, Daten und Preise bei {name}.", "Cours, dates et tarifs chez {name}."),
    about: words(
      "Wer bei {name} leitet und was uns wichtig ist.",
      "Qui dirige les cours chez {name} et ce qui compte pour nous.",
    ),
  },
};
