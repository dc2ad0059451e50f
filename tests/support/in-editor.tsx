import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { createTRPCClient } from "@trpc/client";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { EditorProvider, type EditorSetting } from "~/features/editor/state/editor-context.tsx";
import type { EditorActions, EditorStore } from "~/features/editor/state/store-contract.ts";
import type { AppRouter } from "~/server/api/root.ts";
import { TRPCProvider } from "~/trpc/react.tsx";
import { editorSetting } from "./editor-setting.ts";

interface Around {
  state: Partial<ReturnType<EditorStore["getState"]>>;
  /** What the server has answered, by the path of the call, whatever it was asked. */
  known: Record<string, unknown>;
  actions?: Partial<EditorActions>;
  /** What of the site is other than usual. */
  setting?: Partial<EditorSetting>;
}

/** A part that is drawn once goes nowhere. */
const router = {} as AppRouterInstance;

/** Nobody answers: a part is drawn once, with what is known. */
const client = createTRPCClient<AppRouter>({ links: [] });
const pathOf = ([path]: QueryKey) => (Array.isArray(path) ? path.join(".") : String(path));

/** A part of the editor with this state around it. */
export function inEditor(part: ReactNode, { state, known, actions = {}, setting = {} }: Around): ReactNode {
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryKeyHashFn: pathOf } } });
  for (const [key, data] of Object.entries(known)) queryClient.setQueryData([key], () => data);
  const store = { getState: () => state, subscribe: () => () => undefined, actions } as unknown as EditorStore;
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        <EditorProvider store={store} setting={{ ...editorSetting(), ...setting }}>
          <AppRouterContext value={router}>{part}</AppRouterContext>
        </EditorProvider>
      </TRPCProvider>
    </QueryClientProvider>
  );
}

/** Draws a part of the editor with this state around it. */
export function drawnInEditor(part: ReactNode, around: Around): string {
  return renderToStaticMarkup(inEditor(part, around));
}

/** What a hook of the editor answers at first with this state around it. */
export function hookInEditor<T>(useIt: () => T, around: Around): T {
  const answers: T[] = [];
  function Probe() {
    answers.push(useIt());
    return null;
  }
  drawnInEditor(<Probe />, around);
  const [answer] = answers;
  return answer as T;
}
