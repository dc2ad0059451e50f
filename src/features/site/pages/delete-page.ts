import type { ServiceContext } from "~/server/context.ts";
import { runPageCommand } from "../run-commands.ts";

/** Deletes a page that lies in the trash, with its history. Throws `not-found` for one that does not. */
export async function deletePageForGood(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<void> {
  await runPageCommand(ctx, { command: "page.deleteForGood", input: { pageId } });
}
