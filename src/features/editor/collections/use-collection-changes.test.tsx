import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import type { BrowserClient } from "~/trpc/client.ts";
import { SiteProvider } from "../site/site-context.tsx";
import { toast } from "../toasts/toast.ts";
import { useCollectionChanges, type CollectionChanges } from "./use-collection-changes.ts";

it("asks for the same page where it is asked for again without an answer, and for another one once it is there", async () => {
  const spies = (["loading", "error", "success"] as const).map((kind) => vi.spyOn(toast, kind).mockReturnValue(""));
  const asked: string[] = [];
  const taken = { code: "BAD_REQUEST", httpStatus: 400, details: { refusal: "id-taken" } };
  const refused = TRPCClientError.from({ error: { code: -32600, message: "invalid", data: taken } });
  const add = (input: object) => {
    const { newPageId = "none" } = input as { newPageId?: string };
    asked.push(newPageId);
    return Promise.reject(asked.length === 2 ? refused : new Error("no answer"));
  };
  const found: CollectionChanges[] = [];
  function Probe() {
    found.push(useCollectionChanges({ collectionId: null, collectionName: "team", collectionType: "page" }));
    return null;
  }
  const client = { site: { document: { query: () => Promise.reject(new Error("no answer")) } } };
  const part = (
    <SiteProvider client={client as unknown as BrowserClient} setting={editorSetting()}>
      <Probe />
    </SiteProvider>
  );
  drawnInEditor(answered(part, { "collection.add": add }), { state: { locale: "de" }, known: {} });
  const made: (boolean | undefined)[] = [];
  for (const name of ["Ada", "Ada", "Ada", "Bea"]) made.push(await found[0]?.addPage(name, undefined));
  expect(made).toEqual([false, true, false, false]);
  expect(asked[0]).toMatch(/^[\da-f-]{36}$/);
  expect(asked.map((id) => asked.indexOf(id))).toEqual([0, 0, 2, 3]);
  for (const spy of spies) spy.mockRestore();
});
