import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { EditorProvider } from "~/features/editor/state/editor-context.tsx";
import type { EditorStore } from "~/features/editor/state/store-contract.ts";
import { editorSetting } from "./editor-setting.ts";

interface Around {
  state: Partial<ReturnType<EditorStore["getState"]>>;
  /** What is in the cache of queries, by their key. */
  known: Record<string, unknown>;
}

/** Draws a part of the editor with this state around it. */
export function drawnInEditor(part: ReactNode, { state, known }: Around): string {
  const queryClient = new QueryClient();
  for (const [key, data] of Object.entries(known)) queryClient.setQueryData([key], () => data);
  const store = { getState: () => state, subscribe: () => () => undefined, actions: {} } as unknown as EditorStore;
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <EditorProvider store={store} setting={editorSetting()}>
        {part}
      </EditorProvider>
    </QueryClientProvider>,
  );
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
