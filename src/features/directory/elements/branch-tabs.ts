/** Below this width the branches of a business stand behind tabs; above it side by side. */
const narrow = "(width < 64rem)";

/** Brings the tabs of all businesses in and out with the width of the window, those of later answers included. */
export function showTabs(directory: HTMLElement, signal: AbortSignal): void {
  const media = matchMedia(narrow);
  const show = () => {
    for (const tabs of directory.querySelectorAll<HTMLElement>('[role="tablist"]')) {
      tabs.hidden = !media.matches;
      for (const panel of panelsOf(tabs)) {
        if (media.matches) panel.setAttribute("role", "tabpanel");
        else panel.removeAttribute("role");
        if (media.matches) panel.setAttribute("aria-labelledby", panel.id.replace("branch-", "tab-"));
        else panel.removeAttribute("aria-labelledby");
      }
    }
  };
  show();
  media.addEventListener("change", show, { signal });
  directory.addEventListener("vt-found", show, { signal });
}

export function chooseTab(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[role="tablist"]');
  for (const each of tabs?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []) {
    each.setAttribute("aria-selected", String(each === tab));
    each.tabIndex = each === tab ? 0 : -1;
  }
  for (const panel of tabs ? panelsOf(tabs) : [])
    panel.toggleAttribute("data-chosen", panel.id === tab.getAttribute("aria-controls"));
}

/** Arrows, Home and End go from tab to tab, as in any list of tabs. */
export function onTabKey(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
  if (!tab) return;
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = all.indexOf(tab);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
  const goal = next === undefined ? undefined : all.at(next % all.length);
  if (!goal) return;
  event.preventDefault();
  goal.focus();
  chooseTab(goal);
}

function panelsOf(tabs: HTMLElement): HTMLElement[] {
  return [...(tabs.parentElement?.children ?? [])].filter(
    (panel): panel is HTMLElement => panel instanceof HTMLElement && panel !== tabs,
  );
}
