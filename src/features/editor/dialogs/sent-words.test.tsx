// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answered, type Answers } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { BrowserClient } from "~/trpc/client.ts";
import { ArticleSection } from "../canvas/menu/article-section.tsx";
import { SaveSection } from "../canvas/saved/save-section.tsx";
import { EntryDialog } from "../changelog/entry-dialog.tsx";
import { NewItemForm } from "../collections/new-item-form.tsx";
import { RenameFolderDialog } from "../media/library/rename-folder-dialog.tsx";
import type { LibraryWork } from "../media/library/use-library-work.ts";
import { YoutubeForm } from "../media/video/youtube-form.tsx";
import { NewPageForm } from "../pages/new-page-form.tsx";
import { PageForm } from "../pages/page-form.tsx";
import type { ListedPage } from "../pages/page-lists.ts";
import { PasswordForm } from "../pages/password-form.tsx";
import { TrashRow } from "../pages/trash-row.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { allWords } from "../state/unsaved-words.ts";
import { toast } from "../toasts/toast.ts";

const page = { id: "other", revision: 3, role: null, options: {}, locales: { de: { name: "Alt", slug: "alt" } } };
const listed = page as unknown as ListedPage;
const group = { id: "group", kind: "newsFeedBoard", fields: {}, options: {}, disallowedLocales: [], isHidden: false };
const nothing = () => undefined;

let root: ReturnType<typeof createRoot>;
let place: HTMLElement;
/** What was sent, and how each is answered. */
let sent: { input: Record<string, unknown>; answer: (given: unknown) => void }[];
const close = vi.fn();

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  sent = [];
  close.mockReset();
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const asked = (input: unknown) =>
  new Promise((answer) => sent.push({ input: input as (typeof sent)[number]["input"], answer }));
const savingCalls = [
  "page.edit",
  "page.info.save",
  "page.add",
  "changelog.write",
  "savedSection.save",
  "feed.article",
  "media.youtube",
];

function draw(form: ReactNode, more: Answers = {}): void {
  const answers = {
    "page.list": () => [page],
    ...Object.fromEntries(savingCalls.map((call) => [call, asked])),
    ...more,
  };
  const client = {} as BrowserClient;
  const part = <SiteProvider client={client} setting={editorSetting()} children={form} />;
  const state = { locale: "de", refused: [], media: {}, document: { groups: { group }, locales: {} } };
  const actions = { flush: nothing, run: () => ({ ok: true, opId: "own" }) };
  root.render(inEditor(answered(part, answers), { state, known: {}, actions } as never));
}

const typed = (selector: string) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);

function type(selector: string, text: string): void {
  const input = typed(selector);
  if (!input) throw new Error(`no ${selector}`);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value") ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
const send = (selector: string) => typed(selector)?.form?.requestSubmit();

const forms = [
  [
    "a page's name",
    "[name=name]",
    { revision: 4, patches: [] },
    () => <PageForm page={listed} pages={[listed]} locale="de" onWritten={nothing} onClose={close} />,
  ],
  ["a page's password", "[name=password]", { formerPassword: "" }, () => <PasswordForm page={listed} />],
  [
    "an entry of the changelog",
    "[name=de]",
    { ok: true },
    () => <EntryDialog entry={null} leave={nothing} finish={close} focusAfter={() => null} />,
  ],
  ["a section that is kept", "[name=name]", { id: "kept" }, () => <SaveSection group={group as never} />],
  [
    "a new page of a collection",
    "[name=name]",
    true,
    () => <NewItemForm name="team" layouts={[]} onAdded={(name) => asked({ name }) as Promise<boolean>} />,
  ],
  [
    "an article's address",
    "input",
    { title: "Neu", text: "", href: "https://a.example", media: null },
    () => <ArticleSection group={group as never} />,
  ],
] as const;

it.each(forms)(
  "keeps what is typed on while it is saved, and lets go of it otherwise: %s",
  async (_, at, given, form) => {
    draw(form());
    await eventually(() => expect(typed(at)).not.toBeNull());
    type(at, "gesendet");
    send(at);
    await eventually(() => expect(sent).toHaveLength(1));
    type(at, "weitergeschrieben");
    sent[0]?.answer(given);
    await new Promise((done) => setTimeout(done, 20));
    await eventually(() => expect(document.querySelector("[type=submit][aria-disabled=true]")).toBeNull());
    expect([typed(at)?.value, close.mock.calls.length]).toEqual(["weitergeschrieben", 0]);
    send(at);
    await eventually(() => expect(sent).toHaveLength(2));
    sent[1]?.answer(given);
    await eventually(() => expect(typed(at)?.value === "" || close.mock.calls.length === 1).toBe(true));
  },
);

it.each([
  ["sealed", true],
  ["", false],
])("offers to take the change of a password back where it was one: %j", async (formerPassword, isOffered) => {
  const said = vi.spyOn(toast, "success");
  draw(<PasswordForm page={listed} />);
  await eventually(() => expect(typed("[name=password]")).not.toBeNull());
  type("[name=password]", "geheim");
  send("[name=password]");
  await eventually(() => expect(sent).toHaveLength(1));
  sent[0]?.answer({ formerPassword });
  await eventually(() => expect(said).toHaveBeenCalledOnce());
  expect(said.mock.calls[0]?.[1]?.action !== undefined).toBe(isOffered);
  said.mockRestore();
});

it("saves what was typed on over the entry that it has just made", async () => {
  draw(<EntryDialog entry={null} leave={nothing} finish={close} focusAfter={() => null} />);
  await eventually(() => expect(typed("[name=de]")).not.toBeNull());
  type("[name=date]", "2026-11-29");
  type("[name=de]", "Neu");
  send("[name=de]");
  await eventually(() => expect(sent).toHaveLength(1));
  type("[name=de]", "Neu und gut");
  sent[0]?.answer({ ok: true });
  await eventually(() => expect(document.querySelector("[type=submit][aria-disabled=true]")).toBeNull());
  expect(allWords.areHeld()).toBe(true);
  expect(document.querySelector("[role=dialog] h2")?.textContent).toBe("Eintrag ändern");
  send("[name=de]");
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ input }) => input)).toEqual([
    { date: "2026-11-29", de: "Neu", fr: "" },
    { date: "2026-11-29", de: "Neu und gut", fr: "", replaces: "2026-11-29", seen: { de: "Neu", fr: "" } },
  ]);
});

const work = { renameFolder: asked } as unknown as LibraryWork;

it.each([
  ["a new page", "[name=name]", () => <NewPageForm place="free" />],
  ["a film", "input", () => <YoutubeForm folder="" onAdded={nothing} />],
  [
    "a folder",
    ".vt-form input",
    () => <RenameFolderDialog folder="Alt" mediaType="image" work={work} onRenamed={nothing} onClosed={nothing} />,
  ],
])(
  "takes no more words while what leads away from its form is done, and leaves the keyboard there: %s",
  async (_, at, form) => {
    draw(form());
    await eventually(() => expect(place.firstChild ?? typed(at)).not.toBeNull());
    document.querySelector<HTMLElement>("[data-vt-new-page]")?.click();
    await eventually(() => expect(typed(at)).not.toBeNull());
    typed(at)?.focus();
    type(at, "https://youtu.be/dQw4w9WgXcQ");
    send(at);
    await eventually(() => expect(sent).toHaveLength(1));
    await eventually(() => expect(typed(at)?.readOnly).toBe(true));
    expect(document.activeElement).toBe(typed(at));
  },
);

it("takes no other address for a page while it comes back from the trash", async () => {
  const taken = { refusal: "slug-taken", locale: "de" };
  const refused = Object.assign(new TRPCClientError("taken"), { data: { details: taken } });
  const restore = vi.fn((input: unknown) => {
    if (sent.length > 0) return asked(input);
    void asked(input);
    throw refused;
  });
  const trashed = {
    id: "other",
    name: "Alt",
    names: {},
    slugs: { de: "alt" },
    deletedAt: "2026-11-28",
    goneAt: "2026-12-28",
  };
  draw(<TrashRow page={trashed} onRestored={() => Promise.resolve()} onDelete={nothing} />, {
    "page.restore": restore,
  });
  await eventually(() => expect(place.querySelector("button")).not.toBeNull());
  place.querySelector("button")?.click();
  await eventually(() => expect(typed("[name=slug]")?.readOnly).toBe(false));
  send("[name=slug]");
  await eventually(() => expect(sent).toHaveLength(2));
  await eventually(() => expect(typed("[name=slug]")?.readOnly).toBe(true));
});
