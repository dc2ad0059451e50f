/** Puts the items of lists within lists behind the item that they belong to, in place: a text has lists of one level. */
export function flatLists(root: Element): void {
  // From the last one on, so that items keep their order.
  for (const inner of [...root.querySelectorAll(":is(ul, ol) :is(ul, ol)")].toReversed()) {
    const item = inner.parentElement?.closest("li");
    if (item && root.contains(item)) item.after(...inner.children);
    else inner.replaceWith(...inner.children);
    inner.remove();
  }
}
