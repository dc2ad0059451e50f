import type { FormProblems } from "./domain/check-form.ts";
import type { RefusedFiles } from "./domain/form-field.ts";
import type { FormNotice } from "./form-texts.ts";

/** What became of a form that the page's script sent. */
export type Outcome =
  | { state: "sent" }
  /** The start that it was sent with does not count any more: another one has to be asked for. */
  | { state: "stale" }
  | { state: "refused"; notice: FormNotice; problems: FormProblems; files?: RefusedFiles };
