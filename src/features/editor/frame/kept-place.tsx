import { Component } from "react";

interface Place {
  /** The words of the title that is nearest to where one reads, and which of the titles with these words it is. */
  words: string;
  number: number;
  /** How far from the window's top it stands, in px. */
  top: number;
}

/** For so long a panel whose code has yet to come may still take its room, in milliseconds. */
const patience = 2000;

/**
 * Keeps the page where it is read when what is open beside it changes: its words break anew, and with some panels it is
 * drawn as visitors see it, so that a title is all that both have. Whoever scrolls or is led elsewhere is left there.
 */
export class KeptPlace extends Component<{ beside: string }> {
  #end = () => undefined as void;

  override getSnapshotBeforeUpdate({ beside }: { beside: string }): Place | null {
    return beside === this.props.beside ? null : placeOnPage();
  }

  override componentDidUpdate(_: unknown, __: unknown, place: Place | null): void {
    if (place) this.#keep(place);
  }

  override componentWillUnmount(): void {
    this.#end();
  }

  #keep(place: Place): void {
    this.#end();
    let at = putBack(place);
    const sizes = new ResizeObserver(() => {
      if (Math.abs(window.scrollY - at) > 1) this.#end();
      else at = putBack(place);
    });
    const content = document.getElementById("content");
    if (content) sizes.observe(content);
    const timer = setTimeout(() => this.#end(), patience);
    const moves = ["wheel", "pointerdown", "keydown"] as const;
    this.#end = () => {
      sizes.disconnect();
      clearTimeout(timer);
      for (const move of moves) removeEventListener(move, this.#end);
    };
    for (const move of moves) addEventListener(move, this.#end, { passive: true });
  }

  override render(): null {
    return null;
  }
}

const titlesOf = (words?: string) =>
  [...document.querySelectorAll("#content :is(h1, h2, h3)")].filter(({ textContent }) =>
    words === undefined ? textContent !== "" : textContent === words,
  );

function placeOnPage(): Place | null {
  if (window.scrollY === 0) return null;
  const away = (title: Element) => Math.abs(title.getBoundingClientRect().top - window.innerHeight / 3);
  const [nearest] = titlesOf().toSorted((one, other) => away(one) - away(other));
  if (!nearest) return null;
  const words = nearest.textContent;
  return { words, number: titlesOf(words).indexOf(nearest), top: nearest.getBoundingClientRect().top };
}

/** Answers where the page stands then. */
function putBack({ words, number, top }: Place): number {
  const title = titlesOf(words)[number];
  const by = title ? title.getBoundingClientRect().top - top : 0;
  if (Math.abs(by) > 1) window.scrollBy({ top: by, behavior: "instant" });
  return window.scrollY;
}
