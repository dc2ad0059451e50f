import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { emptyJob } from "~/features/listings/domain/empty-entry.ts";
import { FrameProvider } from "../frame/frame-context.tsx";
import { EntryTable } from "./entry-table.tsx";
import { EntryWords } from "./entry-words.tsx";

const title = { de: "Aushilfe am Samstag", fr: "Auxiliaire le samedi" };
const nothing = () => undefined;

it("calls an entry as the language of the page that is edited does, else as another one", () => {
  const entry = { city: "", created: "2026-11-25T00:00:00.000Z", status: "published", isOver: false };
  const entries = [
    { ...entry, id: "1", title },
    { ...entry, id: "2", title: { de: "Nur deutsch" } },
  ];
  const known = { "listing.list": { pages: [{ entries, total: 2, pages: 1 }], pageParams: [1] } };
  const drawn = (locale: "de" | "fr") =>
    drawnInEditor(<EntryTable list="jobs" onOpen={nothing} onAdd={nothing} />, { state: { locale }, known });
  expect(drawn("fr")).toMatch(/Auxiliaire le samedi.*Nur deutsch/s);
  expect(drawn("de")).toMatch(/Aushilfe am Samstag.*Nur deutsch/s);
});

it("opens an entry in the language of the page", () => {
  const words = { ...emptyJob("1"), title };
  const form = <EntryWords {...{ words }} problems={{}} onChanged={nothing} onTranslated={nothing} />;
  const html = drawnInEditor(<FrameProvider frame={{} as never}>{form}</FrameProvider>, {
    state: { locale: "fr" },
    known: {},
  });
  expect(html).toContain('value="Auxiliaire le samedi"');
});
