import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ChoiceRow } from "./choice-row.tsx";

const drawn = (count: number) => {
  const choices = Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `Wert ${index}` }));
  return renderToStaticMarkup(<ChoiceRow label="Art" choices={choices} value="v1" onSave={() => undefined} />);
};

it("shows a few values at once, and many as a list to open with the chosen one", () => {
  expect(drawn(6).match(/type="radio"/g)).toHaveLength(6);
  const many = drawn(7);
  expect(many).not.toContain("radio");
  expect(many.match(/<option/g)).toHaveLength(7);
  expect(many).toContain('<option value="v1" selected="">Wert 1</option>');
});
