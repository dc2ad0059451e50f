import type { ServiceContext } from "~/server/context.ts";
import { runPageCommand, type Done } from "../run-commands.ts";

/** Puts a page into the trash for 30 days: see `pageRemove`. Throws `not-found`, or `invalid` for the home page. */
export function removePage(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<Done> {
  return runPageCommand(ctx, { command: "page.remove", input: { pageId } });
}
