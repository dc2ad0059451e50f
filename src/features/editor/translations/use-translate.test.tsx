// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it } from "vitest";
import { mostTexts } from "~/features/translation/schema.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { said, translating } from "../../../../tests/support/translating.tsx";
import { TranslateGroup } from "./translate-group.tsx";

const board = testId("board");
/** One card more than a call may hold. */
const cards = Array.from({ length: mostTexts + 1 }, (_, index) => ({
  id: testId(`card ${index}`),
  kind: "imageCard",
  content: { title: { texts: { de: `Karte ${index}` } } },
}));
const boardOf = (count: number) => testDocument([{ id: board, kind: "imageBoard", cards: cards.slice(0, count) }]);

let page: ReturnType<typeof translating>;
const translated = (count: number, around: Omit<Parameters<typeof translating>[1], "document">) => {
  page = translating(({ groups }) => <TranslateGroup group={groups[board]!} />, {
    document: boardOf(count),
    ...around,
  });
  page.press();
};
afterEach(() => page.stop());

const quota = () => {
  const data = { details: { refusal: "translation-quota" } };
  throw TRPCClientError.from({ error: { message: "too-many", code: -32_000, data } });
};

it("tells which texts the service could not do, and keeps the others", async () => {
  translated(3, {
    answer: ({ fields: [first, ...others] }) => ({
      texts: [said(first!)],
      failed: others.map((field) => ({ ...field, refusal: "translation-broken" })),
    }),
  });
  await eventually(() =>
    expect(page.told("warning").text).toBe("1 Text übersetzt. Noch nicht: Bildkarte: Titel, Bildkarte: Titel"),
  );
  expect(page.textOf(cards[0]!.id, "title", "fr")?.text).toBe("TITLE");
  expect(page.textOf(cards[1]!.id, "title", "fr")).toBeUndefined();
});

it("tells how many texts of a large batch stand when a later part of it fails", async () => {
  translated(cards.length, { answer: () => (page.asked.length === 1 ? undefined : quota()) });
  await eventually(() =>
    expect(page.told("error").text).toBe(
      "Fehler beim Übersetzen: Das Guthaben beim Dienst ist aufgebraucht. 25 von 26 Texten sind übersetzt und bleiben.",
    ),
  );
  expect(page.asked.map(({ fields }) => fields.length)).toEqual([25, 1]);
  expect(page.textOf(cards[24]!.id, "title", "fr")?.text).toBe("TITLE");
  page.draw();
  expect(page.labels()).toEqual(["1 Text übersetzen: Französisch"]);
});

it("says nothing of texts that stand when the first part fails", async () => {
  translated(1, { answer: quota });
  await eventually(() =>
    expect(page.told("error").text).toBe("Fehler beim Übersetzen: Das Guthaben beim Dienst ist aufgebraucht"),
  );
});

it("names what a chosen service lacks on the server, and asks it nothing", async () => {
  translated(1, { service: { service: "deepl", lacks: "DEEPL_API_KEY" }, isSiteAdmin: true });
  await eventually(() =>
    expect(page.told("info")).toEqual({
      text: "Dem gewählten Übersetzungsdienst fehlt auf dem Server die Angabe DEEPL_API_KEY. Wer Vitrine betreibt, setzt sie.",
      action: undefined,
    }),
  );
  expect(page.asked).toEqual([]);
});

it("leads who may choose a service to the settings, and nobody else", async () => {
  const service = { service: "off", lacks: null };
  const words =
    "Noch ist kein Übersetzungsdienst gewählt: Das macht die Leitung der Website in den Einstellungen unter «Übersetzungen».";
  translated(1, { service });
  await eventually(() => expect(page.told("info")).toEqual({ text: words, action: undefined }));
  page.stop();
  translated(1, { service, isSiteAdmin: true });
  await eventually(() =>
    expect(page.told("info")).toMatchObject({ text: words, action: { label: "Einstellungen öffnen" } }),
  );
  page.told("info").action?.onClick();
  expect(page.panels).toEqual(["settings"]);
});
