import { point, price, question, words, type TradeTexts } from "../trade-texts.ts";

export const sports: TradeTexts = {
  hero: {
    kicker: words("Training in {town}", "Entraînement à {town}"),
    title: words("Komm, wie du bist. Geh stärker.", "Viens comme tu es. Repars plus fort."),
    description: words(
      "Kraft, Ausdauer und Beweglichkeit in kleinen Gruppen. Niemand schaut auf dich, alle helfen mit.",
      "Force, endurance et souplesse en petits groupes. Personne ne te juge, tout le monde s’entraide.",
    ),
  },
  offers: {
    title: words("Dein Training", "Ton entraînement"),
    cards: [
      point(
        words("Gruppe", "Groupe"),
        words(
          "Sechzig Minuten mit Trainerin, höchstens zehn Leute.",
          "Soixante minutes avec une coach, dix personnes au plus.",
        ),
      ),
      point(
        words("Einzeln", "Individuel"),
        words(
          "Ein Plan für dich, nach einer Verletzung oder auf ein Ziel hin.",
          "Un plan pour toi, après une blessure ou vers un objectif.",
        ),
      ),
      point(
        words("Draussen", "Dehors"),
        words(
          "Laufen, Treppen, Parcours: bei jedem Wetter im Stadtpark.",
          "Course, escaliers, parcours : par tous les temps au parc.",
        ),
      ),
    ],
  },
  story: point(
    words("Wir fangen dort an, wo du stehst", "Nous partons d’où tu es"),
    words(
      "In der ersten Stunde schauen wir, wie du dich bewegst. Danach weisst du, was dir guttut und was warten kann.",
      "La première heure, nous regardons comment tu bouges. Ensuite, tu sais ce qui te fait du bien et ce qui peut attendre.",
    ),
  ),
  motto: words("Der schwerste Schritt ist der durch die Tür.", "Le pas le plus difficile, c’est de passer la porte."),
  services: {
    name: words("Angebot", "Offre"),
    title: words("Trainings und Preise", "Entraînements et tarifs"),
    text: words(
      "Kein Jahresvertrag: Du zahlst, was du brauchst, und hörst auf, wann du willst.",
      "Pas de contrat annuel : tu paies ce dont tu as besoin et tu arrêtes quand tu veux.",
    ),
    pricesTitle: words("Was es kostet", "Ce que cela coûte"),
    prices: [
      price(words("Probetraining", "Entraînement d’essai"), "0", { duration: words("60 Minuten", "60 minutes") }),
      price(words("Einzeleintritt", "Entrée simple"), "25"),
      price(words("Zehn Trainings", "Dix entraînements"), "210"),
      price(words("Monat, so oft du willst", "Mois illimité"), "129"),
      price(words("Einzeltraining", "Entraînement individuel"), "110", { duration: words("60 Minuten", "60 minutes") }),
    ],
    stepsTitle: words("So beginnst du", "Pour commencer"),
    steps: [
      point(
        words("Probieren", "Essayer"),
        words("Ein Training gratis, ohne Formular.", "Un entraînement gratuit, sans formulaire."),
      ),
      point(
        words("Planen", "Planifier"),
        words("Zehn Minuten über dein Ziel reden.", "Dix minutes pour parler de ton objectif."),
      ),
      point(
        words("Dranbleiben", "Continuer"),
        words("Zweimal pro Woche genügt für den Anfang.", "Deux fois par semaine suffisent au début."),
      ),
    ],
  },
  about: {
    title: words("Ein Team, das selbst schwitzt", "Une équipe qui transpire aussi"),
    text: words(
      "{name} trainiert in {town}, in einer alten Halle mit hohen Fenstern. Unsere Trainerinnen und Trainer haben Sport oder Physiotherapie gelernt.\n\nDu findest hier keine Spiegelwand und keine laute Musik. Dafür Leute, die deinen Namen kennen.",
      "{name} s’entraîne à {town}, dans une ancienne halle aux hautes fenêtres. Nos coachs sont formés en sport ou en physiothérapie.\n\nIci, pas de mur de miroirs ni de musique à fond, mais des gens qui connaissent ton nom.",
    ),
    valuesTitle: words("Unsere drei Regeln", "Nos trois règles"),
    values: [
      point(
        words("Fair", "Fair-play"),
        words("Alle räumen auf, alle feuern an.", "Tout le monde range, tout le monde encourage."),
      ),
      point(words("Gesund", "Sain"), words("Schmerz ist kein Ziel.", "La douleur n’est pas un but.")),
      point(
        words("Offen", "Ouvert"),
        words(
          "Von sechzehn bis achtzig, vom Anfang bis zum Wettkampf.",
          "De seize à quatre-vingts ans, débutants comme compétiteurs.",
        ),
      ),
    ],
  },
  questions: [
    question(
      words("Muss ich schon fit sein?", "Faut-il déjà être en forme ?"),
      words("Nein. Jede Übung gibt es in drei Stufen.", "Non. Chaque exercice existe en trois niveaux."),
    ),
    question(
      words("Was bringe ich mit?", "Que faut-il apporter ?"),
      words("Saubere Schuhe, ein Tuch und etwas zu trinken.", "Des chaussures propres, un linge et de quoi boire."),
    ),
    question(
      words("Gibt es Duschen?", "Y a-t-il des douches ?"),
      words("Ja, und abschliessbare Fächer.", "Oui, et des casiers qui ferment."),
    ),
    question(
      words("Kann ich ein Abo unterbrechen?", "Peut-on suspendre l’abonnement ?"),
      words("Jederzeit, ein Satz genügt.", "En tout temps, une phrase suffit."),
    ),
  ],
  closing: point(
    words("Bereit für das erste Training?", "Prêt pour le premier entraînement ?"),
    words("Ruf an, es kostet nichts.", "Appelle, c’est gratuit."),
  ),
  search: {
    home: words(
      "{name} in {town}: Training in kleinen Gruppen, einzeln und draussen, ohne Jahresvertrag.",
      "{name} à {town} : entraînement en petits groupes, individuel et en plein air, sans contrat annuel.",
    ),
    services: words("Trainings und Preise bei {name}.", "Entraînements et tarifs chez {name}."),
    about: words(
      "Wer bei {name} trainiert und wie wir arbeiten.",
      "Qui entraîne chez {name} et comment nous travaillons.",
    ),
  },
};
