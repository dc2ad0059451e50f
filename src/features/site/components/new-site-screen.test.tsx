import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/catalogue.ts";
import { StepInWords } from "./new-site-screen.tsx";

it.each(["de", "fr"])("shows in %s how far a site is, and reads out the part alone", (locale) => {
  const drawn = (done: number) =>
    renderToStaticMarkup(<StepInWords t={translatorFor("account", locale)} step={{ part: "pictures", done, of: 8 }} />);
  const read = (html: string) => html.replace(/<span aria-hidden="true">.*<\/span>/, "");
  expect(drawn(3)).toContain("3");
  expect(read(drawn(3))).toBe(read(drawn(4)));
  expect(read(drawn(3))).not.toMatch(/\d/);
});
