import { z } from "zod";
import { refusalText, Worded } from "../dialogs/message-of.ts";
import type { EditorTexts } from "../messages.ts";

const bodySchema = z.object({ error: z.object({ details: z.object({ refusal: z.string() }) }) });

/** What a status says of a file that gives no reason of its own, as a key of the messages `errors`. */
const reasons: Record<number, string> = {
  ...{ 401: "signed-out", 403: "forbidden", 429: "too-many", 503: "unreachable", 507: "disk-full" },
};

/**
 * The text of a file that the server makes while it is taken, and its name. Throws what to tell where it does not come, or
 * breaks off.
 */
export async function fetchFile(address: string, texts: EditorTexts): Promise<{ name: string; text: string }> {
  const offline = () => Promise.reject(new Worded(texts.editor["save.offlineShort"]));
  const answer = await fetch(address).catch(offline);
  if (!answer.ok) {
    const body = bodySchema.safeParse(await answer.json().catch(() => null)).data;
    const refusal = body?.error.details.refusal ?? reasons[answer.status] ?? "other";
    throw new Worded(refusalText(refusal, texts));
  }
  const [, name = ""] = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  return { name, text: await answer.text().catch(offline) };
}
