import type { ReactNode } from "react";
import type { ViewTranslate } from "~/i18n/view-texts.ts";
import type { FormField, FormProblem } from "../domain/form-field.ts";

export interface FormRowProps {
  field: FormField;
  /** What it is called, drawn, where a card asks it. */
  label?: ReactNode;
  /** What helps to answer it. */
  help?: ReactNode;
  /** The id of its control. */
  id: string;
  /** What was entered the last time. */
  entered: string | readonly string[] | undefined;
  problem: FormProblem | undefined;
  /** The file that the problem is about. */
  file?: string | undefined;
  t: ViewTranslate;
}
