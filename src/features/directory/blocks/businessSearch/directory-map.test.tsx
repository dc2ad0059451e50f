import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { translator } from "~/i18n/catalogue.ts";
import { DirectoryMap } from "./directory-map.tsx";

it("speaks of places, not of a course", () => {
  const texts = { map: { showAll: "Ganze Runde zeigen" } };
  const context = { t: translator("de"), texts, areIslandsMarked: true } as unknown as ViewContext;
  const html = renderToStaticMarkup(<DirectoryMap id="found" context={context} />);
  expect(html).toContain('"showAll":"Alle Punkte zeigen"');
});
