import { expect, it } from "vitest";
import { drawnInEditor, hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { usePlaceReviews } from "../directory/use-place-reviews.ts";
import { FormerFile } from "../media/library/former-file.tsx";
import { LibraryEntry } from "../media/library/library-entry.tsx";
import { MediumFacts } from "../media/library/medium-facts.tsx";
import { OutboxMailRow } from "../outbox/outbox-mail.tsx";
import { Consents } from "../visits/consents.tsx";

// Where the tests run it is past midnight, at the site it is not.
const at = "2026-11-26T21:30:00.000Z";
const around = { state: { locale: "de" } as const, known: {} };
const item = {
  ...{ id: "medium", mediaType: "image", originalFilename: "a.png", extension: "png", width: 1, height: 1, widths: [] },
  ...{
    fileSize: 1,
    uses: 0,
    bucketFolder: "library",
    tags: [],
    alt: {},
    createdAt: new Date(at),
    updatedAt: new Date(at),
  },
} as never;

it.each([
  ["a mail", <OutboxMailRow key="" mail={{ createdAt: at } as never} work={{} as never} />, "26.11.2026, 22:30"],
  ["a file's facts", <MediumFacts key="" {...{ item }} />, "26.11.2026"],
  [
    "an entry of the library",
    <LibraryEntry
      key=""
      {...{ item, alt: "", isChosen: undefined, isSelected: false, onToggled: undefined, onPressed: () => undefined }}
    />,
    "26.11.2026",
  ],
  [
    "a former file",
    <FormerFile
      key=""
      {...{ item, work: {} as never, former: { until: new Date(at), originalFilename: "b.png" } as never }}
    />,
    "26. November",
  ],
])("says when %s was, by the site's clock", (_what, part, moment) => {
  expect(drawnInEditor(part, around)).toContain(moment);
});

it("says by the site's clock what visitors agreed to, and when reviews were read", () => {
  const records = [{ id: "a", at, visitorId: "b", choices: {}, textVersion: "1", locale: "de" }];
  const consents = { records, hasMore: false, total: 1, counts: [] };
  const places = [{ placeId: "p", fetchedAt: at, failure: null }];
  const known = { "consents.list": consents, "feed.places": { isConfigured: true, places } };
  expect(drawnInEditor(<Consents />, { ...around, known })).toContain("26.11.2026, 22:30");
  expect(hookInEditor(() => usePlaceReviews("p"), { ...around, known }).join()).toContain("26.11.2026, 22:30");
});
