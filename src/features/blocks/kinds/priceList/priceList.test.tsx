import { describe, expect, it } from "vitest";
import { renderSection, type TestGroup } from "../../../../../tests/support/render-block.tsx";

const words = (de: string) => ({ texts: { de } });
const row = (title: string, cost: string, options = {}): TestGroup => ({
  kind: "priceRow",
  options,
  content: { title: words(title), cost: words(cost) },
});
const costsOf = (cards: TestGroup[], viewer: "visitor" | "editor" = "visitor") =>
  [...renderSection({ kind: "priceList", cards }, viewer).matchAll(/<span [^>]*>([^<]*)<\/span><\/div><\/div>/g)].map(
    ([, text]) => text,
  );

describe("priceList", () => {
  it("writes all amounts alike: with Rappen as soon as one has some", () => {
    expect(costsOf([row("Waschen", "20"), row("Färben", "1200")])).toEqual(["CHF\u00a020", "CHF\u00a01’200"]);
    expect(costsOf([row("Waschen", "20"), row("Färben", "89.5"), row("Alles", "nach Absprache")])).toEqual([
      "CHF\u00a020.00",
      "CHF\u00a089.50",
      "nach Absprache",
    ]);
  });

  it("leaves what somebody types as it is", () => expect(costsOf([row("Färben", "89.5")], "editor")).toEqual(["89.5"]));

  it("says from where a price begins, and that a thing costs nothing", () => {
    const html = renderSection(
      { kind: "priceList", cards: [row("Farbe", "90", { fromPrice: true }), row("Kaffee", "0")] },
      "visitor",
    );
    expect(html).toContain('<span class="price__from">ab </span><span class="cost">CHF\u00a090</span>');
    expect(html).toContain('<span class="cost">kostenlos</span>');
  });

  it("has a heading where a group begins", () => {
    const card = row("Damen", "90");
    const grouped = { ...card, content: { ...card.content, groupTitle: words("Schneiden") } };
    const content = { title: words("Preise") };
    const html = renderSection({ kind: "priceList", content, cards: [grouped, row("Herren", "60")] }, "visitor");
    expect(html.match(/<h2 class="price-group card__title"[^>]*>Schneiden<\/h2>/g)).toHaveLength(1);
  });

  it("shows visitors nothing without a row", () =>
    expect(renderSection({ kind: "priceList", content: { title: words("Preise") } }, "visitor")).toBe(""));
});
