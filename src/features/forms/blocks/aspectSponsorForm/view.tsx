import type { ViewProps } from "~/features/blocks/define-block.ts";
import { ClosedForm } from "../../components/closed-form.tsx";
import { FormSection } from "../../components/form-section.tsx";
import type { aspectSponsorFormBlock } from "./block.ts";

export function AspectSponsorFormView(props: ViewProps<typeof aspectSponsorFormBlock>) {
  const { group, ui, context } = props;
  const isShown = group.options.bookingClosed || context.mode === "edit";
  return (
    <FormSection
      kind="aspectSponsorForm"
      {...props}
      lead={isShown && <ClosedForm of={group.fields.closedText} ui={ui} context={context} />}
    />
  );
}
