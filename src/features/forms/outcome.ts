import type { FormProblems } from "./domain/check-form.ts";
import type { RefusedFiles } from "./domain/form-field.ts";
import type { FormNotice } from "./form-texts.ts";

/** What became of a form that the page's script sent. */
export type Outcome =
  | { state: "sent" }
  | { state: "refused"; notice: FormNotice; problems: FormProblems; files?: RefusedFiles };
