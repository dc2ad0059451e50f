/** What was chosen for each question before its picker opened, which would replace it. */
const chosen = new WeakMap<HTMLInputElement, readonly File[]>();

/** Notes which files are chosen: from here on they stay until they are taken out. */
export function noteFiles(input: HTMLInputElement): void {
  chosen.set(input, [...(input.files ?? [])]);
}

/**
 * Adds what was just chosen to what was before, where the browser would have it in its place: on phones photos are picked
 * one at a time. The same file chosen twice (by name and size) counts once.
 */
export function addFiles(input: HTMLInputElement): void {
  const sameAs = (file: File) => (other: File) => other.name === file.name && other.size === file.size;
  const picked = [...(input.files ?? [])];
  const before = (chosen.get(input) ?? []).filter((file) => !picked.some(sameAs(file)));
  const all = new DataTransfer();
  for (const file of [...before, ...picked]) all.items.add(file);
  input.files = all.files;
  noteFiles(input);
}
