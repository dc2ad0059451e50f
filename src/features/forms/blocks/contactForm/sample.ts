import { rich, text, type TradeSample } from "~/features/blocks/sample.ts";

const sentText = rich(
  "Vielen Dank. Wir melden uns bald, um den Termin zu bestätigen.",
  "Merci. Nous confirmerons bientôt le rendez-vous.",
);
const submitLabel = text("Termin anfragen", "Demander un rendez-vous");

export const contactFormSample: TradeSample = {
  optician: {
    options: {
      glassDetermination: true,
      eyeAnalysis: true,
      learnerVisionTest: true,
      lensFitting: true,
      lensCheck: true,
      glassesConsultation: true,
      glassesService: true,
      other: true,
    },
    fields: {
      kicker: text("Termin", "Rendez-vous"),
      title: text("Wann dürfen wir Sie sehen?", "Quand pouvons-nous vous voir ?"),
      description: rich(
        "Schreiben Sie uns, worum es geht und wann es Ihnen passt. Wir bestätigen den Termin am Telefon.",
        "Écrivez-nous de quoi il s’agit et quand cela vous convient. Nous confirmons le rendez-vous par téléphone.",
      ),
      submitLabel,
      sentText,
    },
  },
  plain: {
    fields: {
      kicker: text("Termin", "Rendez-vous"),
      title: text("Wann passt es?", "Quand cela convient-il ?"),
      description: rich(
        "Tag und Zeit angeben, die am besten passen. Wir bestätigen den Termin am Telefon.",
        "Indiquer le jour et l’heure préférés. Nous confirmons le rendez-vous par téléphone.",
      ),
      submitLabel,
      sentText,
    },
  },
};
