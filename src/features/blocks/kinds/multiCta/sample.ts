import { button, picture, rich, text, type TradeSample } from "../../sample.ts";

export const multiCtaSample: TradeSample = {
  optician: {
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
  },
  plain: {
    fields: {
      kicker: text("Wie geht es weiter?", "Et maintenant ?"),
      image: picture,
      title: text("Kennenlernen", "Faire connaissance"),
      description: rich(
        "Wer wir sind und was wir tun, in einer Minute erzählt.",
        "Qui nous sommes et ce que nous faisons, en une minute.",
      ),
      button: button("Über uns", "À propos"),
      secondImage: picture,
      secondaryTitle: text("Ausprobieren", "Essayer"),
      secondaryDescription: rich(
        "Allein oder zu mehreren, ohne Vorkenntnisse.",
        "En solo ou à plusieurs, sans connaissances préalables.",
      ),
      secondaryButton: button("Jetzt starten", "Commencer"),
      thirdImage: picture,
      tertiaryTitle: text("Nachfragen", "Demander"),
      tertiaryDescription: rich(
        "Noch eine Frage? Wir antworten gern.",
        "Encore une question ? Nous répondons volontiers.",
      ),
      tertiaryButton: button("Schreiben", "Écrire"),
    },
  },
};
