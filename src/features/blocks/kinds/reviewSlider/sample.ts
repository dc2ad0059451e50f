import { text, type TradeSample } from "../../sample.ts";

export const reviewSliderSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Bewertungen", "Avis"),
      title: text("Das schreiben unsere Kundinnen und Kunden", "Ce qu’écrivent nos clientes et clients"),
    },
    cards: [
      {
        fields: {
          quote: text(
            "Eine Stunde gemessen, ehrlich beraten und nichts aufgeschwatzt. Ich komme wieder.",
            "Une heure d’examen, un conseil franc et rien d’imposé. Je reviendrai.",
          ),
          name: text("Vorname Name", "Prénom Nom"),
          subtitle: text("Google, vor drei Wochen", "Google, il y a trois semaines"),
        },
      },
      {
        options: { rating: 4 },
        fields: {
          quote: text(
            "Die neue Brille sass beim ersten Mal. Auf die Gläser haben wir etwas länger gewartet.",
            "Les lunettes étaient parfaites du premier coup. Les verres se sont fait un peu attendre.",
          ),
          name: text("Vorname Name", "Prénom Nom"),
          subtitle: text("Google, vor zwei Monaten", "Google, il y a deux mois"),
        },
      },
      {
        fields: {
          quote: text(
            "Meine Tochter wollte keine Brille. Jetzt will sie keine andere mehr.",
            "Ma fille ne voulait pas de lunettes. Maintenant, elle n’en veut pas d’autres.",
          ),
          name: text("Vorname Name", "Prénom Nom"),
          subtitle: text("Google, vor einem halben Jahr", "Google, il y a six mois"),
        },
      },
    ],
  },
  plain: {
    fields: { kicker: text("Bewertungen", "Avis"), title: text("Das sagen unsere Gäste", "Ce que disent nos hôtes") },
    cards: [
      {
        fields: {
          quote: text(
            "Herzlich empfangen, gut erklärt und viel gelacht. Wir kommen wieder.",
            "Un accueil chaleureux, de bonnes explications et beaucoup de rires. Nous reviendrons.",
          ),
          name: text("Vorname Name", "Prénom Nom"),
          subtitle: text("Google, vor drei Wochen", "Google, il y a trois semaines"),
        },
      },
      {
        options: { rating: 4 },
        fields: {
          quote: text(
            "Eine schöne Idee für einen Nachmittag mit Freunden.",
            "Une belle idée pour un après-midi entre amis.",
          ),
          name: text("Vorname Name", "Prénom Nom"),
          subtitle: text("Google, vor zwei Monaten", "Google, il y a deux mois"),
        },
      },
      {
        fields: {
          quote: text(
            "Mit den Kindern dort gewesen. Sie fragen seither, wann wir wieder gehen.",
            "Nous y sommes allés avec les enfants. Depuis, ils demandent quand nous y retournons.",
          ),
          name: text("Vorname Name", "Prénom Nom"),
          subtitle: text("Google, vor einem halben Jahr", "Google, il y a six mois"),
        },
      },
    ],
  },
};
