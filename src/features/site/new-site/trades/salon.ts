import { point, price, question, words, type TradeTexts } from "../trade-texts.ts";

export const salon: TradeTexts = {
  hero: {
    kicker: words("Coiffeur in {town}", "Coiffure à {town}"),
    title: words("Ein Schnitt, der auch am Montag sitzt", "Une coupe qui tient encore lundi"),
    description: words(
      "Wir schneiden so, dass Sie zu Hause nichts nachmachen müssen. Mit Zeit, Kaffee und ehrlichem Rat.",
      "Nous coupons de sorte que vous n’ayez rien à refaire chez vous. Avec du temps, un café et un avis sincère.",
    ),
  },
  offers: {
    title: words("Für Kopf und Gesicht", "Pour la tête et le visage"),
    cards: [
      point(
        words("Schneiden", "Couper"),
        words(
          "Waschen, schneiden, föhnen: fünfundvierzig Minuten nur für Sie.",
          "Laver, couper, sécher : quarante-cinq minutes rien que pour vous.",
        ),
      ),
      point(
        words("Färben", "Colorer"),
        words(
          "Natürliche Töne, sanfte Übergänge und Farben, die das Haar schonen.",
          "Des tons naturels, des transitions douces, des couleurs qui ménagent le cheveu.",
        ),
      ),
      point(
        words("Pflegen", "Soigner"),
        words(
          "Kopfhaut, Bart und Brauen, mit Produkten, die wir selbst verwenden.",
          "Cuir chevelu, barbe et sourcils, avec des produits que nous utilisons nous-mêmes.",
        ),
      ),
    ],
  },
  story: point(
    words("Wir hören zuerst zu", "Nous écoutons d’abord"),
    words(
      "Bevor die Schere ins Spiel kommt, reden wir: über Ihr Haar, Ihren Morgen und das, was Sie nie wieder wollen.",
      "Avant les ciseaux, nous parlons : de vos cheveux, de vos matins et de ce que vous ne voulez plus jamais.",
    ),
  ),
  motto: words(
    "Haare wachsen nach. Vertrauen auch, nur langsamer.",
    "Les cheveux repoussent. La confiance aussi, mais plus lentement.",
  ),
  services: {
    name: words("Preise", "Tarifs"),
    title: words("Leistungen und Preise", "Prestations et tarifs"),
    text: words(
      "Der Preis gilt, wie er da steht. Brauchen wir länger, ist das unsere Sache.",
      "Le prix affiché est le prix payé. Si cela prend plus de temps, c’est notre affaire.",
    ),
    pricesTitle: words("Unsere Preise", "Nos tarifs"),
    prices: [
      price(words("Schneiden, kurzes Haar", "Coupe, cheveux courts"), "62", {
        duration: words("40 Minuten", "40 minutes"),
      }),
      price(words("Schneiden, langes Haar", "Coupe, cheveux longs"), "88", {
        duration: words("60 Minuten", "60 minutes"),
      }),
      price(words("Farbe", "Couleur"), "95", { isFrom: true }),
      price(words("Bart", "Barbe"), "38", { duration: words("25 Minuten", "25 minutes") }),
      price(words("Kinder bis zwölf Jahre", "Enfants jusqu’à douze ans"), "34"),
    ],
    stepsTitle: words("Ihr erster Besuch", "Votre première visite"),
    steps: [
      point(
        words("Gespräch", "Discussion"),
        words(
          "Zehn Minuten vor dem Spiegel, bevor etwas geschieht.",
          "Dix minutes devant le miroir, avant toute chose.",
        ),
      ),
      point(
        words("Schnitt", "Coupe"),
        words("In Ruhe und immer bei derselben Person.", "Au calme, et toujours avec la même personne."),
      ),
      point(
        words("Für daheim", "Pour la maison"),
        words("Wir zeigen, wie es morgen wieder so aussieht.", "Nous montrons comment retrouver le résultat demain."),
      ),
    ],
  },
  about: {
    title: words("Drei Stühle, viel Licht", "Trois fauteuils, beaucoup de lumière"),
    text: words(
      "{name} ist ein kleiner Salon in {town}. Wir nehmen nur so viele Termine an, dass niemand auf die Uhr schaut.\n\nUnsere Produkte kommen ohne Mikroplastik aus, und die Flaschen füllen wir nach.",
      "{name} est un petit salon à {town}. Nous ne prenons que le nombre de rendez-vous qui laisse à chacun son temps.\n\nNos produits sont sans microplastiques et les flacons se remplissent à nouveau.",
    ),
    valuesTitle: words("Was Sie bei uns finden", "Ce que vous trouvez chez nous"),
    values: [
      point(
        words("Ruhe", "Calme"),
        words("Ein Termin, eine Person, kein Fliessband.", "Un rendez-vous, une personne, pas de chaîne."),
      ),
      point(
        words("Können", "Savoir-faire"),
        words("Wir bilden uns jedes Jahr weiter.", "Nous nous formons chaque année."),
      ),
      point(
        words("Offenheit", "Franchise"),
        words("Wir sagen auch, was nicht geht.", "Nous disons aussi ce qui n’ira pas."),
      ),
    ],
  },
  questions: [
    question(
      words("Wie rasch bekomme ich einen Termin?", "Quel est le délai pour un rendez-vous ?"),
      words(
        "Meist innert zehn Tagen. Kurzfristig lohnt sich ein Anruf am Morgen.",
        "En général dans les dix jours. Au dernier moment, appelez le matin.",
      ),
    ),
    question(
      words("Bis wann kann ich absagen?", "Jusqu’à quand peut-on annuler ?"),
      words("Bis vierundzwanzig Stunden vorher ohne Kosten.", "Jusqu’à vingt-quatre heures avant, sans frais."),
    ),
    question(
      words("Kommen auch Kinder zu Ihnen?", "Recevez-vous les enfants ?"),
      words(
        "Sehr gern, am ruhigsten ist es am Mittwochnachmittag.",
        "Avec plaisir ; le mercredi après-midi est le plus calme.",
      ),
    ),
    question(
      words("Gibt es Gutscheine?", "Proposez-vous des bons cadeaux ?"),
      words("Ja, für jeden Betrag, direkt im Salon.", "Oui, de tout montant, directement au salon."),
    ),
  ],
  closing: point(
    words("Lust auf etwas Neues?", "Envie de changement ?"),
    words("Rufen Sie an, wir finden einen ruhigen Termin.", "Appelez-nous, nous trouverons un moment tranquille."),
  ),
  search: {
    home: words(
      "{name}, Coiffeur in {town}: Schneiden, Färben und Pflegen mit Zeit für Sie.",
      "{name}, coiffure à {town} : coupe, couleur et soins, en prenant le temps.",
    ),
    services: words("Leistungen und Preise bei {name}.", "Prestations et tarifs chez {name}."),
    about: words(
      "{name}: wer wir sind und was uns wichtig ist.",
      "{name} : qui nous sommes et ce qui compte pour nous.",
    ),
  },
};
