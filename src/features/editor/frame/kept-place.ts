/** Where one reads: a section of the page, and how it stands in the window. */
interface Place {
  sectionId: string;
  /** The words of the section's title that is nearest, and which of its titles with these words it is. */
  title: { words: string; number: number } | null;
  /** The part of the section's height, from its top, that is held where it has no title. */
  part: number;
  /** How far from the window's top title or part stand, in px. */
  top: number;
}

/** So long a panel whose code has yet to come may still take its room, and pictures theirs, in milliseconds. */
const patience = 2000;
const moves = ["wheel", "pointerdown", "keydown", "touchmove"] as const;

let held: { place: Place; at: number } | null = null;
let end = () => undefined as void;

/**
 * Keeps the page where it is read while what stands beside it comes or goes: its words break anew, and with some panels
 * it is drawn as visitors see it. To be called before that is drawn. The section that has the keyboard counts, else the
 * one at the upper third of the window. Whoever scrolls, types or is led elsewhere is left there; at its top a page
 * stays at its top.
 */
export function keepPlace(): void {
  end();
  const { scrollTop } = pageOf();
  // What was held and has not been left since comes back to the same pixel.
  const place = held && Math.abs(held.at - scrollTop) <= 1 && isThere(held.place) ? held.place : placeOnPage();
  held = place && { place, at: scrollTop };
  if (place) hold(place);
}

/** Puts the page back with every picture of the screen, since its parts are laid out one after the other. */
function hold(place: Place): void {
  const page = pageOf();
  const deadline = performance.now() + patience;
  let isDone = false;
  page.style.overflowAnchor = "none"; // nobody but a person or code that leads somewhere moves the page now
  end = () => {
    isDone = true;
    page.style.removeProperty("overflow-anchor");
    for (const move of moves) removeEventListener(move, end);
  };
  const look = () => {
    if (isDone) return;
    const at = held?.at ?? 0;
    const isCut = page.scrollTop < at && page.scrollTop >= page.scrollHeight - page.clientHeight - 1; // became too short
    if (performance.now() > deadline || (Math.abs(page.scrollTop - at) > 1 && !isCut)) return end();
    putBack(place);
    held = { place, at: page.scrollTop };
    requestAnimationFrame(look);
  };
  requestAnimationFrame(() => {
    if (isDone) return;
    for (const move of moves) addEventListener(move, end, { passive: true }); // not for what opened the panel
    look();
  });
}

const pageOf = () => document.scrollingElement as HTMLElement;

function placeOnPage(): Place | null {
  if (pageOf().scrollTop === 0) return null;
  const line = window.innerHeight / 3;
  const sections = [...document.querySelectorAll("#content .section[id]")];
  const isAt = (section: Element) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top <= line && bottom > line;
  };
  const section =
    sections.find((each) => each.contains(document.activeElement) && isInSight(each)) ?? sections.find(isAt);
  if (!section) return null;
  const away = (title: Element) => Math.abs(title.getBoundingClientRect().top - line);
  const [nearest] = titlesIn(section).sort((one, other) => away(one) - away(other));
  const { top, height } = section.getBoundingClientRect();
  const part = Math.min(1, Math.max(0, (line - top) / height));
  const sectionId = section.id;
  if (!nearest || !isInSight(nearest)) return { sectionId, title: null, part, top: top + part * height };
  const words = nearest.textContent;
  const title = { words, number: titlesIn(section, words).indexOf(nearest) };
  return { sectionId, title, part, top: nearest.getBoundingClientRect().top };
}

function titlesIn(section: Element, words?: string): Element[] {
  return [...section.querySelectorAll("h1, h2, h3, h4")].filter(({ textContent }) =>
    words === undefined ? textContent !== "" : textContent === words,
  );
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

function putBack(place: Place): void {
  const by = awayFrom(place) ?? 0;
  if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: "instant" });
}

/** Whether nothing moved it since, as another section that came before it does. */
function isThere(place: Place): boolean {
  const by = awayFrom(place);
  return by !== null && Math.abs(by) <= 2;
}

/** How far it is from where it stood, in px; null where its section is gone. */
function awayFrom({ sectionId, title, part, top }: Place): number | null {
  const section = document.getElementById(sectionId);
  if (!section) return null;
  const shown = title && titlesIn(section, title.words)[title.number];
  const box = (shown ?? section).getBoundingClientRect();
  return box.top + (shown ? 0 : part * box.height) - top;
}
