import type { Edited } from "~/features/document/schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { EditsInput } from "../api-schema.ts";
import { editPage } from "./edit-page.ts";

/**
 * Carries out operations on the draft one after the other, each as `editPage` does, up to the first that fails. Answers
 * for those before it; when the very first fails, with its error.
 */
export async function editPageInOrder(ctx: ServiceContext, { pageId, edits }: EditsInput): Promise<Edited[]> {
  const done: Edited[] = [];
  for (const edit of edits) {
    try {
      done.push(await editPage(ctx, { pageId, ...edit }));
    } catch (error) {
      if (done.length === 0) throw error;
      break; // what was saved must be told; whoever asks for the rest again hears the error then
    }
  }
  return done;
}
