import type { Page } from "@playwright/test";

/** What can be measured of a picture: what leaves the screen or is cut off, too small for a finger, zooms on a phone, or is uneven beside another. */
export function problemsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide`);
    const isPhone = clientWidth < 600;
    for (const part of document.querySelectorAll(
      ".vt-bar, .vt-item-panel, .vt-text-bar, .vt-popup, .vt-menu, .vt-dialog, .vt-panel, [data-sonner-toast]",
    )) {
      const frame = part.getBoundingClientRect();
      if (frame.width > 0 && (frame.left < -0.5 || frame.right > clientWidth + 0.5))
        found.add(`${part.className} leaves the screen`);
      for (const each of part.querySelectorAll<HTMLElement>("*")) {
        if (
          each.closest("[inert], .vt-sr, svg, [aria-hidden=true]") ||
          !each.checkVisibility({ visibilityProperty: true })
        )
          continue;
        const box = each.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const words = (each.getAttribute("aria-label") ?? each.innerText ?? "").trim().slice(0, 40);
        const told = `${each.tagName.toLowerCase()}.${each.className} «${words}»`;
        const style = getComputedStyle(each);
        if (
          each.scrollWidth > each.clientWidth + 1 &&
          /hidden|clip/.test(style.overflowX) &&
          words !== "" &&
          !each.querySelector("*")
        )
          found.add(`cut: ${told} ${each.scrollWidth} in ${each.clientWidth}`);
        const scrolls = each.parentElement?.closest<HTMLElement>(
          ".vt-segments, .vt-panel__body, .vt-dialog, .vt-upload__files",
        );
        if (
          scrolls &&
          scrolls.scrollWidth > scrolls.clientWidth + 1 &&
          getComputedStyle(scrolls).overflowX !== "visible"
        )
          found.add(`scrolls sideways: ${scrolls.className} ${scrolls.scrollWidth} in ${scrolls.clientWidth}`);
        if (
          each.matches(
            "button:not([data-close-button]), a[href], input:not([type=hidden]), select, summary, [role=switch], [role=slider], [role=menuitem]",
          )
        ) {
          const reach = (each.closest("label") ?? each).getBoundingClientRect();
          if (each.matches("[type=checkbox], [type=radio]") && box.width < 16)
            found.add(`small: ${told} is a box of ${box.width}`);
          const beside = (each.closest("label") ?? each).nextElementSibling;
          if (beside?.matches("button:not(.vt-link), input, select") && beside.checkVisibility()) {
            const other = beside.getBoundingClientRect();
            const isLevel = Math.abs(other.top + other.height / 2 - box.top - box.height / 2) < 8;
            const differ = Math.abs(other.height - box.height);
            if (isLevel && differ > 0.6 && differ < 8)
              found.add(`uneven: ${told} ${box.height} beside ${other.height}`);
          }
          if (reach.width < 24 || reach.height < 24)
            found.add(`small: ${told} ${Math.round(reach.width)}x${Math.round(reach.height)}`);
          else if (isPhone && reach.height < 36)
            found.add(`low: ${told} ${Math.round(reach.width)}x${Math.round(reach.height)}`);
          if (
            isPhone &&
            each.matches(
              "input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color]), select, textarea",
            ) &&
            parseFloat(style.fontSize) < 16
          )
            found.add(`zooms: ${told} ${style.fontSize}`);
        }
      }
    }
    return [...found].slice(0, 30);
  });
}
