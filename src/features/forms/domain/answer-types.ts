/** How a question that an editor makes is answered. */
export const answerTypes = [
  "text",
  "longText",
  "email",
  "phone",
  "number",
  "choice",
  "several",
  "date",
  "time",
  "file",
  "consent",
] as const;
export type AnswerType = (typeof answerTypes)[number];
