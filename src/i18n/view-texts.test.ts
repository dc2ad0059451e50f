import { expect, it } from "vitest";
import { canvasTextsOf, viewTextsOf } from "./view-texts.ts";

it("tells editors in their own language what is for them alone, on a page in any other", () => {
  const [german, french] = [viewTextsOf("de"), viewTextsOf("fr")];
  const { forms } = canvasTextsOf("de", "fr");
  const { whenSent, whenClosed, whenNoneAsked } = french.forms;
  expect(forms).toEqual({ ...german.forms, whenSent, whenClosed, whenNoneAsked });
  expect(canvasTextsOf("de", "de")).toEqual(german);
});
