const mostLetters = 120;

/**
 * The name of a visitor's file as editors read it and as it is saved: without folders, signs that no reader sees or that
 * turn the direction of writing, and signs that file systems take for their own. Its ending stays.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const seen = last
    .replaceAll(/\p{C}|\p{Zl}|\p{Zp}/gu, "")
    .replaceAll(/[<>:"|?*]/g, "_")
    .replaceAll(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .trim();
  const ending = /\.[a-z]{1,5}$/i.exec(seen)?.[0] ?? "";
  const stem = seen.slice(0, seen.length - ending.length).trim();
  return `${[...stem].slice(0, mostLetters).join("") || "_"}${ending}`;
}
