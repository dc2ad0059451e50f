import { v4 } from "uuid";
import type { Locale } from "~/lib/locales.ts";
import type { useTRPCClient } from "~/trpc/react.tsx";
import type { Translate } from "../messages.ts";
import { toast } from "../toasts/toast.ts";
import type { OtherPageStep, OtherPageSteps } from "./other-page-steps.ts";
import { nameOf, type ListedPage } from "./page-lists.ts";

interface Wanted {
  from: "undo" | "redo";
  /** That one of them; the newest where none is named. */
  opId: string | undefined;
  client: ReturnType<typeof useTRPCClient>;
  /** The site's pages, as far as they are known. */
  pages: readonly ListedPage[] | undefined;
  t: Translate;
  locale: Locale;
}

/** Has the server take back the newest of these steps, or one of them, and tells on which page that was. */
export async function takeOtherPageStep(steps: OtherPageSteps, wanted: Wanted): Promise<void> {
  const { from, client, t, locale } = wanted;
  const takeBack = async ({ pageId, opId, revision: baseRevision }: OtherPageStep) => {
    const operation = { opId: v4(), command: "history.undo", input: { opIds: [opId] } };
    const { revision } = await client.page.edit.mutate({ pageId, baseRevision, operation });
    return { pageId, opId: operation.opId, revision };
  };
  const taken = await steps.take(from, takeBack, wanted.opId);
  if (!taken) return;
  const page = wanted.pages?.find(({ id }) => id === taken.pageId);
  const name = page ? nameOf(page, locale) : "";
  toast.success(t(from === "undo" ? "pages.takenBack" : "pages.doneAgain", { name }), { id: "otherPage" });
}
