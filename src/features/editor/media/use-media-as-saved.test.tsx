// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient } from "@trpc/client";
import { flushSync } from "react-dom";
import type { KeyboardEvent } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { editorServer } from "../../../../tests/support/editor-server.ts";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { testMedia } from "../../../../tests/support/render-block.tsx";
import type { FocalPoint } from "~/features/media/schema.ts";
import type { Draft } from "~/features/page/api-schema.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import type { AppRouter } from "~/server/api/root.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { TRPCProvider } from "~/trpc/react.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { EditorProvider } from "../state/editor-context.tsx";
import { createEditorStore } from "../state/store.ts";
import { useDescribeMedium } from "./use-describe-medium.ts";
import { useFocalPoint } from "./use-focal-point.ts";

const id = "00000000-0000-4000-8000-000000000001";
const [before, moved]: FocalPoint[] = [
  { x: 0.5, y: 0.5 },
  { x: 0.1, y: 0.2 },
];

it.each([
  ["before that is saved", ["draft", "saved"]],
  ["after that is saved", ["saved", "draft"]],
] as const)("a point stays where it was moved to, where a draft from before that comes %s", async (_, order) => {
  const { store, hooks, answer, end } = begun();
  const saved = hooks().describe(id, { focalPoint: moved! });
  const refreshed = store.actions.refresh();
  for (const what of order) {
    answer[what]();
    await (what === "draft" ? refreshed : saved);
  }
  expect(store.getState().media[id]?.focalPoint).toEqual(moved);
  end();
});

it("a point that goes back while its move is saved is saved as it was before", async () => {
  const { store, hooks, sent, answer, end } = begun();
  const press = (key: string) =>
    hooks().point.onKeyDown({ key, preventDefault: () => undefined } as unknown as KeyboardEvent);
  press("ArrowRight");
  hooks().point.onBlur();
  await expect.poll(() => sent.length).toBe(1);
  press("ArrowLeft");
  answer.saved();
  await expect.poll(() => store.getState().media[id]?.focalPoint).not.toEqual(before);
  hooks().point.onBlur();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ operation: { input: { focalPoint: before } } });
  end();
});

/** An editor with one picture, and a server that answers when it is told to. */
function begun() {
  const draft = (): Draft => ({
    ...{ document: emptyPage("page"), revision: 7, isProtected: false, publishedNumber: null },
    media: { [id]: { ...testMedia({ id }), focalPoint: before! } },
  });
  const answer = { draft: () => undefined as void, saved: () => undefined as void };
  const store = createEditorStore({
    ...{ draft: draft(), locale: "de", locales: ["de"], isToolbarOpen: true },
    transport: {
      ...editorServer(emptyPage("page")).transport,
      loadDraft: () => new Promise((done) => (answer.draft = () => done(draft()))),
    },
    newId: () => id,
    now: () => 1,
  });
  const sent: { operation: { input: { focalPoint: FocalPoint } } }[] = [];
  const mutate = (said: (typeof sent)[number]) => {
    sent.push(said);
    const after = said.operation.input.focalPoint;
    const patches = [{ path: ["media", id, "focalPoint"], before, after }];
    return new Promise((done) => (answer.saved = () => done({ revision: 8, patches })));
  };
  type Hooks = ReturnType<typeof useDescribeMedium> & ReturnType<typeof useFocalPoint>;
  let hooks: Hooks | undefined;
  function Probe() {
    hooks = { ...useDescribeMedium(), ...useFocalPoint({ id }) };
    return null;
  }
  const client = { site: { edit: { mutate } } } as unknown as BrowserClient;
  const queries = new QueryClient();
  const root = createRoot(document.createElement("div"));
  const part = (
    <QueryClientProvider client={queries}>
      <TRPCProvider trpcClient={createTRPCClient<AppRouter>({ links: [] })} queryClient={queries}>
        <EditorProvider store={store} setting={editorSetting()}>
          <SiteProvider client={client} setting={editorSetting()} children={<Probe />} />
        </EditorProvider>
      </TRPCProvider>
    </QueryClientProvider>
  );
  flushSync(() => root.render(part));
  return { store, hooks: () => hooks!, sent, answer, end: () => root.unmount() };
}
