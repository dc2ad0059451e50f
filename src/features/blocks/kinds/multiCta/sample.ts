import { button, picture, rich, text, type Sample } from "../../sample.ts";

export const multiCtaSample: Sample = {
  fields: {
    kicker: text("Wie können wir helfen?", "Comment pouvons-nous vous aider ?"),
    image: picture,
    title: text("Sehtest", "Examen de la vue"),
    description: rich(
      "Eine Stunde für Ihre Augen, mit Netzhautbild und Augendruck.",
      "Une heure pour vos yeux, avec image de la rétine et tension oculaire.",
    ),
    button: button("Termin buchen", "Réserver"),
    secondImage: picture,
    secondaryTitle: text("Kontaktlinsen", "Lentilles de contact"),
    secondaryDescription: rich(
      "Anpassen, üben und nachkontrollieren: Wir begleiten Sie von der ersten Linse an.",
      "Adapter, s’exercer, contrôler : nous vous accompagnons dès la première lentille.",
    ),
    secondaryButton: button("Linsen anpassen", "Adapter des lentilles"),
    thirdImage: picture,
    tertiaryTitle: text("Reparatur", "Réparation"),
    tertiaryDescription: rich(
      "Bügel gebrochen, Schraube weg? Vieles ist in zehn Minuten gemacht.",
      "Branche cassée, vis perdue ? Souvent, c’est fait en dix minutes.",
    ),
    tertiaryButton: button("Vorbeikommen", "Passer nous voir"),
  },
};
