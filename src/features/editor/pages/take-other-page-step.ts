import { v4 } from "uuid";
import type { Locale } from "~/lib/locales.ts";
import type { useTRPCClient } from "~/trpc/react.tsx";
import type { Translate } from "../messages.ts";
import { toast } from "../toasts/toast.ts";
import { inTurn } from "./in-turn.ts";
import type { OtherPageStep } from "./other-page-steps.ts";
import { nameOf, type ListedPage } from "./page-lists.ts";

interface Around {
  from: "undo" | "redo";
  client: ReturnType<typeof useTRPCClient>;
  /** The site's pages, as far as they are known. */
  pages: readonly ListedPage[] | undefined;
  t: Translate;
  locale: Locale;
}

/** Has the server take back this step, tells on which page that was, and answers the step that it is itself. */
export async function takeOtherPageStep(step: OtherPageStep, around: Around): Promise<OtherPageStep> {
  const { pageId, opId, revision: baseRevision } = step;
  const { from, client, pages, t, locale } = around;
  const operation = { opId: v4(), command: "history.undo", input: { opIds: [opId] } };
  const { revision } = await inTurn(() => client.page.edit.mutate({ pageId, baseRevision, operation }));
  const page = pages?.find(({ id }) => id === pageId);
  const name = page ? nameOf(page, locale) : "";
  toast.success(t(from === "undo" ? "pages.takenBack" : "pages.doneAgain", { name }), { id: "otherPage" });
  return { pageId, opId: operation.opId, revision };
}
