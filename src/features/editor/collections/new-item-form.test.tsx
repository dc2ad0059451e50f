import { expect, it } from "vitest";
import { collectionNameSchema } from "~/features/page/schema.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { NewItemForm } from "./new-item-form.tsx";

const words = { team: "Name der Person", service: "Name der Dienstleistung", testimonial: "Von wem", map: "Ortes" };

it.each(collectionNameSchema.options)("asks for the name of what a collection of %s holds", (name) => {
  const form = <NewItemForm name={name} layouts={[]} onAdded={() => Promise.resolve(true)} />;
  const drawn = drawnInEditor(form, { state: { locale: "de" }, known: {} });
  expect(drawn).toContain(words[name]);
  expect(drawn).toContain("eigene Seite");
});
