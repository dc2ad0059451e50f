/** Hands a text to the person as a file. */
export function saveFile({ name, text, type = "text/csv" }: { name: string; text: string; type?: string }): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000); // Safari reads it later
}
