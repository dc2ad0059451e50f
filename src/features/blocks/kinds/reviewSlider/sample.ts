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
          quote: text("[Was eine Kundin über Sie schrieb]", "[Ce qu’une cliente a écrit sur vous]"),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          subtitle: text("[Wo und wann]", "[Où et quand]"),
        },
      },
      {
        fields: {
          quote: text("[Was ein Kunde an Ihnen schätzt]", "[Ce qu’un client apprécie chez vous]"),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          subtitle: text("[Wo und wann]", "[Où et quand]"),
        },
      },
      {
        fields: {
          quote: text("[Warum jemand Sie weiterempfiehlt]", "[Pourquoi on vous recommande]"),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          subtitle: text("[Wo und wann]", "[Où et quand]"),
        },
      },
    ],
  },
  plain: {
    fields: { kicker: text("Bewertungen", "Avis"), title: text("Das sagen unsere Gäste", "Ce que disent nos hôtes") },
    cards: [
      {
        fields: {
          quote: text("[Was ein Gast über uns schrieb]", "[Ce qu’un hôte a écrit sur nous]"),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          subtitle: text("[Wo und wann]", "[Où et quand]"),
        },
      },
      {
        fields: {
          quote: text("[Was jemand an uns schätzt]", "[Ce que quelqu’un apprécie chez nous]"),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          subtitle: text("[Wo und wann]", "[Où et quand]"),
        },
      },
      {
        fields: {
          quote: text("[Warum uns jemand weiterempfiehlt]", "[Pourquoi on nous recommande]"),
          name: text("[Vorname Name]", "[Prénom Nom]"),
          subtitle: text("[Wo und wann]", "[Où et quand]"),
        },
      },
    ],
  },
};
