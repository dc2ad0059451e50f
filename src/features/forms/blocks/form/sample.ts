import { rich, text, type Sample, type TradeSample } from "~/features/blocks/sample.ts";

const anyTrade: Sample = {
  fields: {
    kicker: text("Kontakt", "Contact"),
    title: text("Schreiben Sie uns", "Écrivez-nous"),
    description: rich(
      "Fragen, Wünsche, Lob oder Kritik: Wir lesen alles und antworten gern.",
      "Questions, souhaits, compliments ou critiques : nous lisons tout et répondons volontiers.",
    ),
    submitLabel: text("Nachricht senden", "Envoyer le message"),
    sentText: rich(
      "Vielen Dank für Ihre Nachricht. Wir antworten innert zwei Arbeitstagen.",
      "Merci pour votre message. Nous répondons sous deux jours ouvrables.",
    ),
  },
};

export const formSample: TradeSample = { optician: anyTrade, plain: anyTrade };
