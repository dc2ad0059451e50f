/** What a person typed into a field of a form; a file or a missing field is no text. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
