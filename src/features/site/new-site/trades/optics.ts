import { point, price, question, words, type TradeTexts } from "../trade-texts.ts";

export const optics: TradeTexts = {
  hero: {
    kicker: words("Brillen und Linsen in {town}", "Lunettes et lentilles à {town}"),
    title: words("Wieder scharf sehen, ohne Umwege", "Voir net, sans détour"),
    description: words(
      "Wir messen in Ruhe, beraten ehrlich und passen die Brille so an, dass Sie sie vergessen.",
      "Nous mesurons sans hâte, conseillons franchement et ajustons vos lunettes jusqu’à ce que vous les oubliiez.",
    ),
  },
  offers: {
    title: words("Was wir für Ihre Augen tun", "Ce que nous faisons pour vos yeux"),
    cards: [
      point(
        words("Sehtest", "Examen de la vue"),
        words(
          "Eine halbe Stunde, die sich lohnt: Wir messen beide Augen einzeln und zusammen.",
          "Une demi-heure bien employée : nous mesurons chaque œil, puis les deux ensemble.",
        ),
      ),
      point(
        words("Brillen", "Lunettes"),
        words(
          "Fassungen, die zu Gesicht und Alltag passen, und Gläser, die nicht mehr kosten als nötig.",
          "Des montures adaptées au visage et au quotidien, des verres au juste prix.",
        ),
      ),
      point(
        words("Kontaktlinsen", "Lentilles de contact"),
        words(
          "Zuerst probieren, dann entscheiden. Die Nachkontrolle gehört dazu.",
          "On essaie d’abord, on décide ensuite. Le contrôle est compris.",
        ),
      ),
    ],
  },
  story: point(
    words("Angepasst wird hier im Laden", "L’ajustement se fait sur place"),
    words(
      "Bügel biegen, Nasenstege richten, Gläser einschleifen: Das machen wir selbst, meist während Sie warten.",
      "Plier une branche, régler les plaquettes, tailler les verres : nous le faisons nous-mêmes, souvent pendant que vous attendez.",
    ),
  ),
  motto: words(
    "Eine gute Brille merkt man daran, dass man sie vergisst.",
    "On reconnaît de bonnes lunettes à ce qu’on les oublie.",
  ),
  services: {
    name: words("Leistungen", "Prestations"),
    title: words("Vom Sehtest bis zur fertigen Brille", "De l’examen aux lunettes terminées"),
    text: words(
      "Alles aus einer Hand, mit Preisen, die vorher feststehen. Was Sie nicht brauchen, verkaufen wir Ihnen nicht.",
      "Tout au même endroit, à des prix connus d’avance. Ce dont vous n’avez pas besoin, nous ne vous le vendons pas.",
    ),
    pricesTitle: words("Was es kostet", "Ce que cela coûte"),
    prices: [
      price(words("Sehtest", "Examen de la vue"), "75", { duration: words("30 Minuten", "30 minutes") }),
      price(words("Einstärkengläser, das Paar", "Verres unifocaux, la paire"), "190", { isFrom: true }),
      price(words("Gleitsichtgläser, das Paar", "Verres progressifs, la paire"), "480", { isFrom: true }),
      price(words("Anpassung von Kontaktlinsen", "Adaptation de lentilles"), "160"),
      price(words("Reparatur einer Fassung", "Réparation d’une monture"), "25", { isFrom: true }),
    ],
    stepsTitle: words("So kommen Sie zu Ihrer Brille", "Vos lunettes en trois étapes"),
    steps: [
      point(
        words("Messen", "Mesurer"),
        words(
          "Wir prüfen Ihre Augen und hören zu, wofür Sie die Brille brauchen.",
          "Nous examinons vos yeux et écoutons vos besoins.",
        ),
      ),
      point(
        words("Aussuchen", "Choisir"),
        words(
          "Sie probieren in Ruhe, wir sagen ehrlich, was steht.",
          "Vous essayez tranquillement, nous disons franchement ce qui vous va.",
        ),
      ),
      point(
        words("Anpassen", "Ajuster"),
        words(
          "Nach etwa einer Woche sitzt alles. Nachrichten ist gratis.",
          "Après une semaine environ, tout est en place. Les réglages sont gratuits.",
        ),
      ),
    ],
  },
  about: {
    title: words("Augenoptik mit Zeit", "Une optique qui prend son temps"),
    text: words(
      "{name} ist ein unabhängiges Geschäft in {town}. Wir kaufen ein, was uns selbst überzeugt, und stehen dafür gerade.\n\nBei uns bedienen Sie Menschen, die das Handwerk gelernt haben und gern erklären, was sie tun.",
      "{name} est un magasin indépendant à {town}. Nous achetons ce qui nous convainc et nous en répondons.\n\nVous êtes servis par des personnes du métier, qui expliquent volontiers ce qu’elles font.",
    ),
    valuesTitle: words("Worauf Sie zählen können", "Ce sur quoi vous pouvez compter"),
    values: [
      point(
        words("Ehrlich", "Francs"),
        words(
          "Wenn die alte Brille noch gut ist, sagen wir es.",
          "Si vos lunettes sont encore bonnes, nous le disons.",
        ),
      ),
      point(words("Genau", "Précis"), words("Wir messen lieber zweimal.", "Nous préférons mesurer deux fois.")),
      point(
        words("Da", "Présents"),
        words("Auch Jahre später richten wir Ihre Brille.", "Des années plus tard, nous ajustons encore vos lunettes."),
      ),
    ],
  },
  questions: [
    question(
      words("Brauche ich für den Sehtest einen Termin?", "Faut-il un rendez-vous pour l’examen ?"),
      words(
        "Am besten schon: So haben wir Zeit für Sie. Meist klappt es in derselben Woche.",
        "De préférence : nous avons ainsi du temps pour vous, en général la même semaine.",
      ),
    ),
    question(
      words("Wie lange dauert eine neue Brille?", "Combien de temps pour de nouvelles lunettes ?"),
      words(
        "Etwa eine Woche, bei besonderen Gläsern bis zu drei.",
        "Une semaine environ, jusqu’à trois pour des verres spéciaux.",
      ),
    ),
    question(
      words("Zahlt die Krankenkasse mit?", "L’assurance participe-t-elle ?"),
      words(
        "Für Kinder ja, für Erwachsene je nach Zusatzversicherung. Wir schreiben die Rechnung so, dass Sie sie einreichen können.",
        "Pour les enfants oui, pour les adultes selon l’assurance complémentaire. Notre facture peut être transmise telle quelle.",
      ),
    ),
    question(
      words("Ich komme mit den Gläsern nicht zurecht. Was nun?", "Je ne m’habitue pas aux verres. Que faire ?"),
      words(
        "Kommen Sie vorbei. Wir messen nach und finden eine Lösung.",
        "Passez nous voir. Nous remesurons et trouvons une solution.",
      ),
    ),
  ],
  closing: point(
    words("Kommen Sie vorbei, wir schauen hin", "Passez, nous regardons cela de près"),
    words("Ein Anruf genügt, und der Termin steht.", "Un appel suffit pour fixer le rendez-vous."),
  ),
  search: {
    home: words(
      "{name} in {town}: Sehtest, Brillen und Kontaktlinsen mit ehrlicher Beratung.",
      "{name} à {town} : examen de la vue, lunettes et lentilles, avec un conseil honnête.",
    ),
    services: words(
      "Sehtest, Brillengläser, Kontaktlinsen und Reparaturen bei {name}, mit Preisen.",
      "Examen de la vue, verres, lentilles et réparations chez {name}, avec les prix.",
    ),
    about: words(
      "Wer bei {name} arbeitet und worauf Sie zählen können.",
      "Qui travaille chez {name} et ce sur quoi vous pouvez compter.",
    ),
  },
};
