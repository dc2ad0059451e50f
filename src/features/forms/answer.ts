import type { ViewContext } from "~/features/blocks/ui.ts";
import type { Entered, FormProblems } from "./domain/check-form.ts";
import type { RefusedFiles } from "./domain/form-field.ts";
import type { FormNotice } from "./form-texts.ts";

/** An answer that was not taken, shown again where it was written. */
export interface FormAnswer {
  groupId: string;
  entered: Entered;
  problems: FormProblems;
  files?: RefusedFiles;
  notice: FormNotice;
}

/** Under which name it stands in `ViewContext.data`. */
export const answerName = "formAnswer";

/** The answer that this section shows again; null where it begins empty. */
export function answerOf(groupId: string, data: ViewContext["data"]): FormAnswer | null {
  const answer = data[answerName] as FormAnswer | undefined;
  return answer?.groupId === groupId ? answer : null;
}
