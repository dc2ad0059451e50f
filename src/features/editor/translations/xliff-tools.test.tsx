// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { toast } from "../toasts/toast.ts";
import { XliffTools } from "./xliff-tools.tsx";

it("asks once for the file of the whole site, and says why it does not come", async () => {
  const failed = vi.spyOn(toast, "error").mockReturnValue("");
  const asked = vi.fn(() => Promise.resolve(new Response(null, { status: 401 })));
  vi.stubGlobal("fetch", asked);
  const place = document.createElement("div");
  const root = createRoot(place);
  const tools = <XliffTools locale="fr" from="de" onChanged={() => undefined} />;
  const actions = { flush: () => undefined, whenSaved: () => Promise.resolve(true) };
  flushSync(() => root.render(inEditor(tools, { state: {}, known: {}, actions })));
  const button = () => place.querySelector<HTMLButtonElement>('[data-vt-xliff="exportSite"]');
  flushSync(() => button()?.click());
  flushSync(() => button()?.click());
  await eventually(() =>
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("nicht mehr angemeldet")),
  );
  expect(asked.mock.calls).toEqual([["/api/v1/translate/siteXliff?from=de&to=fr"]]);
  await eventually(() => expect(button()?.getAttribute("aria-disabled")).toBe("false"));
  vi.unstubAllGlobals();
  failed.mockRestore();
  root.unmount();
});
