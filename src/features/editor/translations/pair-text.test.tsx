// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { PairText } from "./pair-text.tsx";

it("keeps words of an entry that could not be saved where they were written", async () => {
  let asked = 0;
  const answers = {
    "listing.saveText": () => {
      asked += 1;
      throw new Error("somebody else wrote it meanwhile");
    },
  };
  const place = { type: "listingTitle", list: "jobs", listingId: "job" } as const;
  const text = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <PairText place={place} locale="fr" text="Opticienne" source="Optikerin" />
    </SiteProvider>
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() =>
    root.render(
      inEditor(answered(text, answers), { state: {}, known: {}, actions: { onFlush: () => () => undefined } }),
    ),
  );
  const input = document.querySelector("textarea")!;
  expect(input.dataset, "no step saves it, so undo means its letters").not.toHaveProperty("vtSaved");
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(input, "Opticien");
  flushSync(() => input.dispatchEvent(new Event("input", { bubbles: true })));
  flushSync(() => input.blur());
  await eventually(() => expect(asked).toBe(1));
  await new Promise((done) => setTimeout(done, 50));
  expect(input.value).toBe("Opticien");
  flushSync(() => root.unmount());
});

it("writes an entry's words over what stood there when they were begun, whatever came since", async () => {
  const sent: (string | undefined)[] = [];
  const answers = {
    "listing.saveText": ({ text, was }: { text?: string; was?: string }) => {
      sent.push(`${text} over ${was}`);
      return { ok: true };
    },
  };
  const place = { type: "listingTitle", list: "jobs", listingId: "hers" } as const;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const actions = { onFlush: () => () => undefined };
  const show = (text: string) => {
    const part = (
      <SiteProvider client={{} as never} setting={editorSetting()}>
        <PairText place={place} locale="fr" text={text} source="Optikerin" />
      </SiteProvider>
    );
    flushSync(() => root.render(inEditor(answered(part, answers as never), { state: {}, known: {}, actions })));
  };
  const input = () => document.querySelector("textarea")!;
  const write = (words: string) => {
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(input(), words);
    flushSync(() => input().dispatchEvent(new Event("input", { bubbles: true })));
  };
  show("Alt");
  write("Eins");
  show("Ihres");
  flushSync(() => input().blur());
  await eventually(() => expect(sent).toEqual(["Eins over Alt"]));
  await new Promise((done) => setTimeout(done, 20));
  show("Eins");
  write("Zwei");
  flushSync(() => input().blur());
  await eventually(() => expect(sent).toEqual(["Eins over Alt", "Zwei over Eins"]));
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});
