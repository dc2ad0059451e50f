// Counts what a drawing (SVG) repeats of itself: parts that show parts multiply, so that a few lines are work for hours.

/** Shown where others name them, and nowhere else. */
const shownWhenNamed = new Set(["defs", "symbol", "pattern", "mask", "clipPath", "marker", "filter"]);
const reference = /url\s*\(\s*["']?\s*#([^"')\s]+)/gi;
const rule = /([^{}]*)\{([^{}]*)\}/g;

/** Each is drawn on a sheet of its own, as large as the drawing. */
const costOf = ({ localName }) => (localName === "mask" || localName === "pattern" ? 20 : 1);

/** How many more elements are drawn than the drawing has, because others name them: used parts, markers, and masks and patterns twenty times. */
export function repeatedParts(root) {
  const parts = new Map();
  for (const element of root.querySelectorAll("[id]")) if (!parts.has(element.id)) parts.set(element.id, element);
  const styled = namedByStyles(root);
  const counted = new Map();

  /** What is drawn of an element and all that it shows, itself aside. */
  function below(element) {
    const known = counted.get(element);
    if (known !== undefined) return known;
    counted.set(element, 0); // what shows itself is not drawn
    let count = 0;
    for (let child = element.firstElementChild; child; child = child.nextElementSibling)
      if (!shownWhenNamed.has(child.localName)) count += 1 + below(child);
    for (const id of [...namedByAttributes(element), ...(styled.get(element) ?? [])]) {
      const part = parts.get(id);
      if (part) count += (costOf(part) + below(part)) * (part.localName === "marker" ? corners(element) : 1);
    }
    counted.set(element, count);
    return count;
  }
  return below(root) - root.querySelectorAll("*").length;
}

function namedByAttributes(element) {
  return [...element.attributes].flatMap(({ localName, value }) =>
    localName === "href" ? value.trim().replace(/^#/, "") : namedIn(value),
  );
}

function namedIn(style) {
  return [...style.matchAll(reference)].map(([, id]) => id);
}

/** Which elements the style sheets of the drawing have show which parts. */
function namedByStyles(root) {
  const named = new Map();
  for (const { textContent } of root.querySelectorAll("style"))
    for (const [, selector, style] of textContent.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(rule)) {
      const ids = namedIn(style);
      if (ids.length === 0) continue;
      for (const element of chosen(root, selector)) named.set(element, [...(named.get(element) ?? []), ...ids]);
    }
  return named;
}

/** What a selector chooses; one that is not understood may choose everything. */
function chosen(root, selector) {
  try {
    return root.querySelectorAll(selector);
  } catch {
    return root.querySelectorAll("*");
  }
}

/** A marker may stand at each corner of a line. */
function corners(element) {
  const line = element.getAttribute("d") ?? element.getAttribute("points") ?? "";
  return 2 + (line.match(/[\d.]+/g)?.length ?? 0) / 2;
}
