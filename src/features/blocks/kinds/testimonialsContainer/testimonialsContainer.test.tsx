import { describe, expect, it } from "vitest";
import { renderSection, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { testimonialsContainerBlock } from "./block.ts";

const text = (words: string, lang: string | null = null) => ({ text: words, lang });
const voice = {
  id: testId("voice"),
  name: text("M. Frei"),
  line: text("Kundin seit 2012"),
  text: text("Endlich sehe ich die Noten.", "de"),
  picture: { media: testMedia(), alt: "", objectFit: "cover" },
  path: null,
};
const data = { testimonialsContainer: { firstId: "one", byId: { one: [voice] } } };

describe("testimonialsContainer", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "testimonialsContainer" }, "editor");
    for (const name of Object.keys(testimonialsContainerBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("quotes what people say, in its language, and names them", () => {
    const html = renderSection({ kind: "testimonialsContainer" }, "visitor", [], data);
    expect(html).toContain('<blockquote class="testimonial__quote" lang="de"><p>Endlich sehe ich die Noten.</p>');
    expect(html).toContain("M. Frei");
    expect(html).toContain("Kundin seit 2012");
  });
});
