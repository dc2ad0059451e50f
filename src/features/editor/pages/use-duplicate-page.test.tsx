import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import type { BrowserClient } from "~/trpc/client.ts";
import { SiteProvider } from "../site/site-context.tsx";
import { toast } from "../toasts/toast.ts";
import { useDuplicatePage } from "./use-duplicate-page.ts";

afterEach(() => vi.unstubAllGlobals());

it("asks for the same copy where it is asked for again without an answer, and opens the one that was made, and for another one after that", async () => {
  const spies = (["loading", "error", "success"] as const).map((kind) => vi.spyOn(toast, kind).mockReturnValue(""));
  const assign = vi.fn();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { assign });
  const asked: string[] = [];
  const taken = { code: "BAD_REQUEST", httpStatus: 400, details: { refusal: "id-taken" } };
  const refused = TRPCClientError.from({ error: { code: -32600, message: "invalid", data: taken } });
  const answers = {
    "page.duplicate": (input: { id: string; copyId?: string }) => {
      asked.push(`${input.id} ${input.copyId}`);
      return Promise.reject(asked.length === 2 ? refused : new Error("no answer"));
    },
    "page.info.get": ({ id }: { id: string }) => ({ id, collection: "team" }),
  };
  const state = { locale: "de" as const, revision: 7 };
  const getState = () => ({ ...state, isKept: true, saveProblem: null }) as never;
  const found: ReturnType<typeof useDuplicatePage>[] = [];
  function Probe() {
    found.push(useDuplicatePage());
    return null;
  }
  const part = (
    <SiteProvider client={{} as BrowserClient} setting={editorSetting()}>
      <Probe />
    </SiteProvider>
  );
  const actions = { getState, whenSaved: () => Promise.resolve(true) };
  drawnInEditor(answered(part, answers), { state, known: {}, actions });
  const press = async (id: string) => {
    const before = asked.length;
    found[0]?.run({ id });
    await eventually(() => expect(asked).toHaveLength(before + 1));
  };
  await press("a");
  expect(assign).not.toHaveBeenCalled();
  await press("a");
  const [first = ""] = asked;
  const copyId = first.slice(2);
  expect(copyId).toMatch(/^[\da-f-]{36}$/);
  await eventually(() => expect(assign).toHaveBeenCalledWith(`/de/edit/team/${copyId}?toolbar=1`));
  await press("a");
  await press("b");
  expect(asked.map((each) => asked.indexOf(each))).toEqual([0, 0, 2, 3]);
  for (const spy of spies) spy.mockRestore();
});
