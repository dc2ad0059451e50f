import { rich, text, type Sample, type TradeSample } from "~/features/blocks/sample.ts";

const anyTrade: Sample = {
  fields: {
    kicker: text("Kontakt", "Contact"),
    title: text("Eine Nachricht genügt", "Un message suffit"),
    description: rich(
      "Fragen, Wünsche, Lob oder Kritik: Wir lesen alles und antworten gern.",
      "Questions, souhaits, compliments ou critiques : nous lisons tout et répondons volontiers.",
    ),
    submitLabel: text("Nachricht senden", "Envoyer le message"),
    sentText: rich(
      "Vielen Dank, die Nachricht ist da. Wir antworten so bald wie möglich.",
      "Merci, le message est arrivé. Nous répondons dès que possible.",
    ),
  },
  cardsOnce: true,
  cards: [
    { options: { answer: "text", required: true }, fields: { label: text("Name", "Nom") } },
    { options: { answer: "email", required: true }, fields: { label: text("E-Mail", "E-mail") } },
    {
      options: { answer: "phone" },
      fields: {
        label: text("Telefon", "Téléphone"),
        help: rich("Für einen Rückruf.", "Pour un rappel."),
      },
    },
    { options: { answer: "longText", required: true }, fields: { label: text("Nachricht", "Message") } },
  ],
};

export const formSample: TradeSample = { optician: anyTrade, plain: anyTrade };
