import { defineBlock } from "~/features/blocks/define-block.ts";
import { option } from "~/features/blocks/option-kinds.ts";
import { formFields, formOptions } from "../../form-fields.ts";

/** Visitors ask for an appointment, about one of the themes that are switched on. */
export const contactFormBlock = defineBlock({
  kind: "contactForm",
  category: "various",
  label: "kinds.contactForm",
  icon: "CalendarClock",
  drawsItself: true,
  fields: formFields,
  options: {
    ...formOptions,
    glassDetermination: option.checkbox({ label: "options.glassDetermination" }),
    healthCheck: option.checkbox({ label: "options.healthCheck" }),
    eyeAnalysis: option.checkbox({ label: "options.eyeAnalysis" }),
    learnerVisionTest: option.checkbox({ label: "options.learnerVisionTest" }),
    lensFitting: option.checkbox({ label: "options.lensFitting" }),
    lensCheck: option.checkbox({ label: "options.lensCheck" }),
    lensSubscription: option.checkbox({ label: "options.lensSubscription" }),
    frequentlensDirect: option.checkbox({ label: "options.frequentlensDirect" }),
    glassesConsultation: option.checkbox({ label: "options.glassesConsultation" }),
    glassesService: option.checkbox({ label: "options.glassesService" }),
    sunglassesConsultation: option.checkbox({ label: "options.sunglassesConsultation" }),
    myopiaManagement: option.checkbox({ label: "options.myopiaManagement" }),
    other: option.checkbox({ label: "options.other" }),
  },
});
