import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { testBranch } from "../../../../../tests/support/test-branch.ts";
import { branchData } from "~/features/directory/branch-data.ts";

const now = new Date("2026-12-21T09:00:00Z"); // a Monday
const branches = ["Altstadt", "Neumarkt"].map((name) =>
  branchData(testBranch(name, { week: ["09:00", "18:30"] }), now),
);
const silent = branchData(testBranch("Seen"), now);
const words = (de: string) => ({ texts: { de } });
const drawn = (options = {}, shown = branches, content = {}) =>
  renderSection({ kind: "openingHours", options, content }, "visitor", [], { branches: shown });

describe("openingHours", () => {
  it("shows the week and the mark of every branch that has hours, where it names none", () => {
    const html = drawn({}, [...branches, silent]);
    expect(html.match(/<table class="week"/g)).toHaveLength(2);
    expect(html.match(/data-open="true"/g)).toHaveLength(2);
    expect(html).toContain("Weihnachten");
    expect(html).not.toContain("Seen");
  });

  it("shows those that it names alone, beside its heading where that is one", () => {
    const html = drawn({ locations: [branches[1]?.id ?? ""] });
    expect(html).toContain("Neumarkt");
    expect(html).not.toContain("Altstadt");
    expect(html).toContain("board--beside");
    expect(drawn()).not.toContain("board--beside");
  });

  it("takes no room without hours, whatever its title says, but shows hours in the editor's own words", () => {
    expect(drawn({}, [silent], { title: words("Öffnungszeiten") })).toBe("");
    expect(drawn({ locations: [silent.id] }, [...branches, silent])).toBe("");
    const own = { openingHours: { texts: { de: "Nach Absprache" }, rich: true } };
    expect(drawn({}, [], own)).toContain("Nach Absprache");
  });
});
