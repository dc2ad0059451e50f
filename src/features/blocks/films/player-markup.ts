const words = "a b br div em h2 h3 li ol p span strong table tbody td th thead tr ul";
const shapes = "animateTransform circle clipPath defs g line path polygon rect svg text title";
const parts = "button img input label slot style template track video";
const drawn = new Set([words, shapes, parts].flatMap((names) => names.split(" ")));
const own = /^(media|mux|mxp)-/;
/** Attributes that run, load or lead somewhere. */
const active = /^(on|src|href|xlink|form|action)/;

/**
 * Whether a text is no more than what Mux's player draws itself with: shapes, styles, slots and elements of its own, none
 * of which runs or sends anything, holds another document, or leads anywhere but to Mux.
 */
export function isPlayerMarkup(text: string): boolean {
  const { head, body } = new DOMParser().parseFromString(text, "text/html");
  return isDrawing(head) && isDrawing(body);
}

function isDrawing(root: ParentNode): boolean {
  return [...root.querySelectorAll("*")].every((element) => {
    const { localName } = element;
    const isOwn = own.test(localName);
    if (!isOwn && !drawn.has(localName)) return false;
    const names = element.getAttributeNames().filter((name) => active.test(name));
    if (!names.every((name) => isFilm(name, isOwn || localName === "track") || isToMux(element, name))) return false;
    return !(element instanceof HTMLTemplateElement) || isDrawing(element.content);
  });
}

const isFilm = (name: string, isOfPlayer: boolean) => name === "src" && isOfPlayer;
const isToMux = (element: Element, name: string) =>
  name === "href" && element.getAttribute(name) === "https://www.mux.com/player";
