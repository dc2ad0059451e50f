import type { ViewProps } from "~/features/blocks/define-block.ts";
import { FormSection } from "../../components/form-section.tsx";
import type { formBlock } from "./block.ts";

export function FormView(props: ViewProps<typeof formBlock>) {
  return <FormSection kind="form" {...props} />;
}
