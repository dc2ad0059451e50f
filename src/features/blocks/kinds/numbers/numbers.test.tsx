import { describe, expect, it } from "vitest";
import { renderSection, type TestGroup } from "../../../../../tests/support/render-block.tsx";

const words = (de: string) => ({ texts: { de } });
const cards: TestGroup[] = [
  { kind: "numberCard", content: { figure: words("37"), unit: words("Jahre"), title: words("in der Altstadt") } },
];
const figure = '<span class="number__figure">37</span>';

describe("numbers", () => {
  it("stand there as they are, and count up only where somebody wants it", () => {
    expect(renderSection({ kind: "numbers", cards }, "visitor")).toContain(
      `${figure}<span class="number__unit">Jahre</span>`,
    );
    const options = { countUp: true };
    expect(renderSection({ kind: "numbers", cards, options }, "visitor")).toContain(`<vt-count>${figure}</vt-count>`);
    expect(renderSection({ kind: "numbers", cards, options }, "editor")).not.toContain("vt-count");
  });

  it("show visitors nothing without a figure", () =>
    expect(renderSection({ kind: "numbers", content: { title: words("Zahlen") } }, "visitor")).toBe(""));
});
