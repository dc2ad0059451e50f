import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DifferingWords } from "./differing-words.tsx";

const drawn = (text: string, other: string) => renderToStaticMarkup(<DifferingWords text={text} other={other} />);

it("marks the words that the other text does not say, and no others", () => {
  expect(drawn("Wir sind heute da", "Wir sind morgen da")).toBe("Wir sind <mark>heute</mark> da");
  expect(drawn("Wir sind da", "Wir sind da, jeden Tag")).not.toContain("jeden");
});

it("marks nothing in texts that are the same, or have nothing in common", () => {
  expect(drawn("Wir sind da", "Wir sind da")).toBe("Wir sind da");
  expect(drawn("Wir sind da", "Bis bald")).toBe("Wir sind da");
  expect(drawn("Wir sind da", "")).toBe("Wir sind da");
});
