import { expect, it } from "vitest";
import { fieldsOfStored } from "./answers.ts";

it("tells questions apart that were called alike, so that an answer to the second alone is not taken for the first's", () => {
  const question = (id: string, label: string, type = "text") => ({ name: `q-${id}`, label, type });
  const asked = [question("a", "Name"), question("b", "Name"), question("c", "Bild"), question("d", "Name", "file")];
  const labels = fieldsOfStored({ form: "message", asked }).map(({ label }) => label);
  expect(labels).toEqual(["Name", "Name (2)", "Bild", "Name (3)"]);
});
