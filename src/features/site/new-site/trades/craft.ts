import { point, price, question, words, type TradeTexts } from "../trade-texts.ts";

export const craft: TradeTexts = {
  hero: {
    kicker: words("Schreinerei in {town}", "Menuiserie à {town}"),
    title: words("Aus Holz, auf Mass, für lange", "En bois, sur mesure, pour longtemps"),
    description: words(
      "Küchen, Schränke, Türen: Wir zeichnen, bauen und montieren, und am Ende ist die Baustelle sauber.",
      "Cuisines, armoires, portes : nous dessinons, fabriquons et posons, et laissons un chantier propre.",
    ),
  },
  offers: {
    title: words("Was aus unserer Werkstatt kommt", "Ce qui sort de notre atelier"),
    cards: [
      point(
        words("Küchen und Schränke", "Cuisines et armoires"),
        words(
          "Nach dem Raum gebaut und nicht nach dem Katalog.",
          "Construites d’après la pièce et non d’après le catalogue.",
        ),
      ),
      point(
        words("Türen und Fenster", "Portes et fenêtres"),
        words(
          "Neu oder instand gesetzt, dicht und leichtgängig.",
          "Neuves ou remises en état, étanches et faciles à manœuvrer.",
        ),
      ),
      point(
        words("Reparaturen", "Réparations"),
        words(
          "Was wackelt, klemmt oder quietscht, bringen wir in Ordnung.",
          "Ce qui branle, coince ou grince, nous le remettons en ordre.",
        ),
      ),
    ],
  },
  story: point(
    words("Zuerst messen, dann reden, dann sägen", "Mesurer, discuter, puis scier"),
    words(
      "Wir kommen vorbei, nehmen Mass und sagen offen, was sich lohnt. Die Offerte hält, was sie verspricht.",
      "Nous venons prendre les mesures et disons franchement ce qui en vaut la peine. Le devis tient ses promesses.",
    ),
  ),
  motto: words(
    "Gute Arbeit sieht man auch dort, wo niemand hinschaut.",
    "Le bon travail se voit aussi là où personne ne regarde.",
  ),
  services: {
    name: words("Arbeiten", "Travaux"),
    title: words("Planen, bauen, montieren", "Planifier, fabriquer, poser"),
    text: words(
      "Ein Betrieb von der Zeichnung bis zur letzten Schraube. Massivholz aus der Region, wo immer es geht.",
      "Une seule entreprise, du dessin à la dernière vis. Du bois massif de la région chaque fois que c’est possible.",
    ),
    pricesTitle: words("Richtpreise", "Prix indicatifs"),
    prices: [
      price(words("Arbeitsstunde in der Werkstatt", "Heure de travail en atelier"), "98"),
      price(words("Arbeitsstunde auf Montage", "Heure de travail sur place"), "108"),
      price(words("Einbauschrank, der Laufmeter", "Armoire encastrée, le mètre"), "1450", { isFrom: true }),
      price(words("Zimmertür mit Zarge, montiert", "Porte intérieure avec cadre, posée"), "980", { isFrom: true }),
      price(words("Erste Besichtigung und Offerte", "Première visite et devis"), "0"),
    ],
    stepsTitle: words("So läuft ein Auftrag", "Le déroulement d’un mandat"),
    steps: [
      point(
        words("Besichtigung", "Visite"),
        words("Wir schauen den Raum an und nehmen Mass.", "Nous voyons la pièce et prenons les mesures."),
      ),
      point(
        words("Offerte", "Devis"),
        words("Mit Zeichnung, Preis und Termin, innert zehn Tagen.", "Avec dessin, prix et délai, dans les dix jours."),
      ),
      point(
        words("Montage", "Pose"),
        words("Zum abgemachten Termin, mit Abdeckung und Besen.", "À la date convenue, avec bâches et balai."),
      ),
    ],
  },
  about: {
    title: words("Eine Werkstatt, die man besuchen darf", "Un atelier ouvert aux visites"),
    text: words(
      "{name} arbeitet in {town} mit einem kleinen Team und zwei Lernenden. Wer bei uns bestellt, kennt die Leute, die es bauen.\n\nWir verarbeiten am liebsten Esche, Eiche und Lärche aus Wäldern, die man von hier aus sieht.",
      "{name} travaille à {town} avec une petite équipe et deux apprentis. Qui commande chez nous connaît celles et ceux qui fabriquent.\n\nNous travaillons de préférence le frêne, le chêne et le mélèze des forêts que l’on voit d’ici.",
    ),
    valuesTitle: words("Drei Dinge, die uns wichtig sind", "Trois choses qui comptent"),
    values: [
      point(
        words("Termintreue", "Ponctualité"),
        words("Wir sagen einen Tag und kommen an dem Tag.", "Nous annonçons un jour et venons ce jour-là."),
      ),
      point(words("Sauberkeit", "Propreté"), words("Am Abend ist gewischt.", "Le soir, c’est balayé.")),
      point(
        words("Haltbarkeit", "Durabilité"),
        words("Was wir bauen, lässt sich reparieren.", "Ce que nous fabriquons se répare."),
      ),
    ],
  },
  questions: [
    question(
      words("Kostet die Offerte etwas?", "Le devis est-il payant ?"),
      words("Nein. Besichtigung und Offerte sind kostenlos.", "Non. La visite et le devis sont gratuits."),
    ),
    question(
      words("Wie lange muss ich warten?", "Quel est le délai ?"),
      words(
        "Kleine Reparaturen erledigen wir innert zwei Wochen, Möbel brauchen sechs bis zehn.",
        "Les petites réparations se font en deux semaines, les meubles en six à dix.",
      ),
    ),
    question(
      words("Arbeiten Sie auch für Verwaltungen?", "Travaillez-vous aussi pour des régies ?"),
      words("Ja, mit Rapport und Fotos zu jedem Auftrag.", "Oui, avec rapport et photos pour chaque mandat."),
    ),
    question(
      words("Entsorgen Sie das Alte?", "Emportez-vous l’ancien mobilier ?"),
      words("Auf Wunsch nehmen wir es mit.", "Sur demande, nous l’emportons."),
    ),
  ],
  closing: point(
    words("Haben Sie etwas im Kopf?", "Vous avez un projet en tête ?"),
    words("Rufen Sie an, wir kommen vorbei und schauen es an.", "Appelez-nous, nous venons voir sur place."),
  ),
  search: {
    home: words(
      "{name}: Schreinerei in {town} für Küchen, Schränke, Türen und Reparaturen.",
      "{name} : menuiserie à {town} pour cuisines, armoires, portes et réparations.",
    ),
    services: words("Arbeiten und Richtpreise von {name}.", "Travaux et prix indicatifs de {name}."),
    about: words("{name}: wer wir sind und wie wir arbeiten.", "{name} : qui nous sommes et comment nous travaillons."),
  },
};
