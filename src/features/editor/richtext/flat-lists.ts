/**
 * Brings lists within lists to one level, in place: a text has lists of one level. Inner items of bullets go behind the
 * item that they belong to; those of a numbered item become lines of it, so that its list counts on as it did.
 */
export function flatLists(root: Element): void {
  // From the last one on, so that items keep their order.
  for (const inner of [...root.querySelectorAll(":is(ul, ol) :is(ul, ol)")].toReversed()) {
    const item = itemOf(inner, root);
    if (!item) inner.replaceWith(...inner.children);
    else if (item.parentElement?.tagName === "OL") addLines(item, inner);
    else item.after(...inner.children);
    inner.remove();
  }
}

/** The item around an inner list, or the one before it, as Google Docs writes it. */
function itemOf(inner: Element, root: Element): Element | null {
  if (inner.parentElement?.matches("ul, ol")) return inner.previousElementSibling?.closest("li") ?? null;
  const around = inner.parentElement?.closest("li");
  return around && root.contains(around) ? around : null;
}

function addLines(item: Element, inner: Element): void {
  const isNumbered = inner.tagName === "OL";
  // In front of what follows inside the item, where the inner list stands in it.
  const place = item.contains(inner) ? inner : null;
  [...inner.children].forEach((each, at) => {
    const line = [item.ownerDocument.createElement("br"), isNumbered ? `${at + 1}) ` : "– ", ...lineNodes(each)];
    if (place) place.before(...line);
    else item.append(...line);
  });
}

/** The words of an item, out of the paragraphs that word processors put them in. */
function lineNodes(item: Element): ChildNode[] {
  return [...item.childNodes].flatMap((node) =>
    node instanceof Element && node.matches("p") ? [...node.childNodes] : [node],
  );
}
