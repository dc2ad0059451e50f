/** How Word marks a paragraph of a list, with the level of its item: `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
/** How Word numbers: figures, letters and Roman figures with a point or bracket behind them. */
const numbering = /^\(?(\d+|[a-z]{1,4})[.)]/i;

/** Turns the paragraphs that Word writes for lists into lists, in place. What stands in front of each item goes. */
export function wordLists(root: Element): void {
  let open: { list: Element; type: "ul" | "ol" } | null = null;
  for (const paragraph of [...root.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    const level = listStyle.exec(paragraph.getAttribute("style") ?? "")?.[1];
    if (level === undefined) {
      open = null;
      continue;
    }
    const type: "ul" | "ol" = numbering.test(takeMarker(paragraph)) ? "ol" : "ul";
    const isNext: boolean = open !== null && open.list.nextElementSibling === paragraph;
    const isInner = level !== "1";
    if (!open || !isNext || (!isInner && open.type !== type)) {
      open = { list: root.ownerDocument.createElement(type), type };
      paragraph.before(open.list);
    }
    const item = root.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    (isInner ? innerList(open.list, type) : open.list).append(item);
    paragraph.remove();
  }
}

/** The list under the last item of another one; the list itself where it has none yet. */
function innerList(list: Element, type: "ul" | "ol"): Element {
  const last = list.lastElementChild;
  if (!last) return list;
  const begun = last.lastElementChild;
  if (begun?.tagName.toLowerCase() === type) return begun;
  const inner = list.ownerDocument.createElement(type);
  last.append(inner);
  return inner;
}

/** Takes the bullet or number away and returns it. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const text = marker?.textContent.trim() ?? "";
  marker?.remove();
  return text;
}
