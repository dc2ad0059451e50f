// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { drawnInEditor, inEditor } from "../../../../tests/support/in-editor.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { PairRow } from "./pair-row.tsx";

const pair = {
  key: "address",
  place: { type: "pageAddress" },
  source: "linsen",
  text: "",
  state: "missing",
} as const;
const drawn = (more: object) =>
  drawnInEditor(
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <PairRow pair={{ ...pair, ...more }} locale="it" madeFrom={undefined} onShow={null} />
    </SiteProvider>,
    { state: {}, known: {} },
  );

it("stands beside the first language, or beside the one that was chosen", () => {
  expect(drawn({})).toMatch(/lang="de".*\(DE\).*>linsen<.*lang="it".*Wie Deutsch/s);
  const chosen = drawn({ beside: { locale: "fr", text: "lentilles" } });
  expect(chosen).toMatch(/lang="fr".*\(FR\).*>lentilles<.*lang="it".*aria-description="lentilles".*Wie Französisch/s);
  expect(chosen).not.toContain("linsen");
});

it("never takes words of one language that could not be saved over into another", async () => {
  let fail: (() => void) | null = null;
  const answers = { "listing.saveText": () => new Promise((_, reject) => (fail = () => reject(new Error("no line")))) };
  const place = { type: "listingTitle", list: "jobs", listingId: "job" } as const;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (locale: "fr" | "it") => {
    const row = <PairRow pair={{ ...pair, place }} locale={locale} madeFrom={undefined} onShow={null} />;
    const framed = <FrameProvider frame={{} as Frame} children={row} />;
    const part = <SiteProvider client={{} as never} setting={editorSetting()} children={framed} />;
    const around = { state: {}, known: {}, actions: { onFlush: () => () => undefined } };
    flushSync(() => root.render(inEditor(answered(part, answers), around)));
  };
  const input = () => document.querySelector<HTMLTextAreaElement>("[data-vt-pair]")!;
  show("fr");
  input().focus();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(input(), "Opticienne");
  flushSync(() => input().dispatchEvent(new Event("input", { bubbles: true })));
  flushSync(() => input().blur());
  await eventually(() => expect(fail).not.toBeNull());
  show("it");
  fail!();
  await new Promise((done) => setTimeout(done, 50));
  expect([input().lang, input().value]).toEqual(["it", ""]);
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});
