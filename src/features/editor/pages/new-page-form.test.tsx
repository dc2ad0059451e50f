// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually, untilTrue } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { toast } from "../toasts/toast.ts";
import { NewPageForm } from "./new-page-form.tsx";

it("asks for the same page where it is sent again without an answer, and for another one under another name", async () => {
  const spies = (["loading", "error"] as const).map((kind) => vi.spyOn(toast, kind).mockReturnValue(""));
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const asked: string[] = [];
  const add = ({ id }: { id: string }) => {
    asked.push(id);
    return Promise.reject(new Error("no answer"));
  };
  const form = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <NewPageForm place="free" />
    </SiteProvider>
  );
  flushSync(() => root.render(inEditor(answered(form, { "page.add": add }), { state: { locale: "de" }, known: {} })));
  flushSync(() => place.querySelector("button")?.click());
  const name = await untilTrue(() => place.querySelector<HTMLInputElement>("[name=name]"));
  const send = async (value: string) => {
    name.value = value;
    const before = asked.length;
    await eventually(() => expect(place.querySelector("[type=submit]")?.getAttribute("aria-disabled")).toBe("false"));
    flushSync(() => place.querySelector<HTMLButtonElement>("[type=submit]")?.click());
    await eventually(() => expect(asked).toHaveLength(before + 1));
  };
  for (const value of ["Eins", "Eins", "Zwei"]) await send(value);
  expect(asked[0]).toMatch(/^[\da-f-]{36}$/);
  expect(asked.map((id) => asked.indexOf(id))).toEqual([0, 0, 2]);
  root.unmount();
  place.remove();
  for (const spy of spies) spy.mockRestore();
});
