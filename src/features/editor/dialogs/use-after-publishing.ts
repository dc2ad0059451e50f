import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { useRefreshPages } from "../pages/use-refresh-pages.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** Once pages have gone out: lists are asked anew, and what stands around the page knows what visitors now find. */
export function useAfterPublishing(): () => Promise<void> {
  const { refresh } = useEditorActions();
  const router = useRouter();
  const refreshPages = useRefreshPages();
  return async () => {
    await refresh().catch(() => undefined); // what was published stays so
    startTransition(() => router.refresh());
    await refreshPages();
  };
}
