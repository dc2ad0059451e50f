import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { translatorOfParts } from "~/i18n/translate.ts";
import { viewTextsOf } from "~/i18n/view-texts.ts";
import { Carousel } from "./carousel.tsx";

it.each([
  ["de", "Karussell", "Weiter"],
  ["fr", "Carrousel", "Suivant"],
])("is read out in the page's language, its count not before somebody steps: %s", (locale, kind, next) => {
  const t = translatorOfParts(viewTextsOf(locale));
  const html = renderToStaticMarkup(
    <Carousel label="Brillen" t={t}>
      <ul />
    </Carousel>,
  );
  expect(html).toContain(`aria-roledescription="${kind}" aria-label="Brillen"`);
  expect(html).toContain(`aria-label="${next}"`);
  expect(html).toContain('class="carousel__count" aria-live="off"');
});

it("says once what it is where it has no name", () => {
  const html = renderToStaticMarkup(
    <Carousel label="" t={translatorOfParts(viewTextsOf("de"))}>
      <ul />
    </Carousel>,
  );
  expect(html).toContain('role="group" aria-label="Karussell"');
});
