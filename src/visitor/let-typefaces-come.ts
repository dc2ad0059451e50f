/** Puts the typefaces in force that have waited for the code of the page's islands; a page that has none waiting is left as it is. */
export function letTypefacesCome(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-later]")) style.media = "all";
}
