import type { ViewProps } from "~/features/blocks/define-block.ts";
import { FormSection } from "../../components/form-section.tsx";
import type { contactFormBlock } from "./block.ts";

export function ContactFormView(props: ViewProps<typeof contactFormBlock>) {
  return <FormSection kind="contactForm" {...props} />;
}
