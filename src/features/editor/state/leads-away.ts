/** The address that a press on a link opens in this tab, in place of the page; null for any other press. */
export function leadsAway(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download") || !/^https?:/.test(link.href)) return null;
  const isOnThisPage = link.hash !== "" && link.href.split("#")[0] === location.href.split("#")[0];
  return isOnThisPage ? null : link.href;
}
