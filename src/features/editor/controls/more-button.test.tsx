// @vitest-environment jsdom
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { untilTrue } from "../../../../tests/support/eventually.ts";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { PageHistory } from "../history/page-history.tsx";
import InboxPanel from "../inbox/inbox-panel.tsx";
import { LibraryEntries } from "../media/library/library-entries.tsx";
import { useLibrary, wholeLibrary } from "../media/use-library.ts";
import OutboxPanel from "../outbox/outbox-panel.tsx";

const at = "2026-11-25T08:00:00.000Z";

/** Answers with what makes a first page, and then, once it is asked for what is older, with a last one. */
const inTwo =
  (page: (name: string, hasMore: boolean) => object) =>
  ({ before, page: number = 1 }: { before?: unknown; page?: number }) =>
    before !== undefined || number > 1 ? page("Bea", false) : page("Ada", true);

const mails = inTwo((to, hasMore) => ({
  mails: [{ id: to, to, subject: "", state: "sent", createdAt: at, isReadable: false }],
  ...{ next: hasMore ? { at, id: to } : null, areFiles: false },
}));
const inbox = inTwo((sender, hasMore) => ({
  answers: [
    { id: sender, sender, email: "", page: null, locale: "de", isRead: true, createdAt: at, lines: [], files: [] },
  ],
  next: hasMore ? { at, id: sender } : null,
}));
const history = inTwo((actorName, hasMore) => ({
  entries: [
    {
      ...{ revision: actorName.charCodeAt(0), actorName, at, since: at, did: [], kinds: [], words: null },
      publishedNumber: null,
    },
  ],
  next: hasMore ? 1 : null,
}));
const media = inTwo((name) => ({
  items: [
    {
      ...{ id: name, originalFilename: `${name}.jpg`, mediaType: "document", extension: "pdf", fileSize: 0, uses: 0 },
      ...{ alt: {}, widths: [], tags: [], bucketFolder: "", updatedAt: at },
    },
  ],
  total: 2,
}));

function Library() {
  return (
    <LibraryEntries
      library={useLibrary(wholeLibrary("document"))}
      {...{ view: "grid", locales: ["de"], onPressed: () => undefined }}
    />
  );
}

const user = { ...editorSetting().user, isAdmin: true };
const frame = { version: null, togglePanel: () => undefined } as Partial<Frame> as Frame;

it.each<[string, ReactNode, string, (input: never) => object]>([
  ["outbox", <OutboxPanel />, "outbox.list", mails],
  ["inbox", <InboxPanel />, "inbox.list", inbox],
  ["history", <PageHistory />, "page.history.list", history],
  ["media library", <Library />, "media.list", media],
])("leads the keyboard from the button of the %s to the first of the last entries", async (_, part, call, answer) => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const known = answered(<FrameProvider frame={frame} children={part} />, { [call]: answer as never });
  root.render(inEditor(known, { state: { locale: "de", revision: 9 }, known: {}, setting: { user } }));
  const more = () => [...place.querySelectorAll("button")].find(({ textContent }) => /Ältere|Mehr/.test(textContent));
  const button = await untilTrue(more);
  button.focus();
  button.click();
  await untilTrue(() => place.textContent.includes("Bea"));
  expect(more()).toBeUndefined();
  expect(document.activeElement?.closest("li")?.textContent).toContain("Bea");
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});
