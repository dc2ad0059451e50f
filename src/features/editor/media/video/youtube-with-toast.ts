import type { MediaRef } from "~/features/media/schema.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { messageOf } from "../../dialogs/message-of.ts";
import type { EditorTools } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";

const [addedMs, failedMs] = [2_000, 3_000];

interface Saying extends Pick<EditorTools, "t" | "texts"> {
  client: BrowserClient;
  /** The folder of the library that it comes into. */
  folder: string;
}

/** Takes a film of YouTube into the library by its address and tells how it went; null where it was not taken. */
export async function youtubeWithToast(
  youtubeUrl: string,
  { t, texts, client, folder }: Saying,
): Promise<MediaRef | null> {
  try {
    const input = { youtubeUrl, bucketFolder: folder };
    const { media } = await client.media.youtube.mutate(input, { context: { isWork: true } });
    toast.success(t("film.added"), { duration: addedMs });
    return media;
  } catch (error) {
    toast.error(t("film.addFailed", { message: messageOf(error, texts) }), { duration: failedMs });
    return null;
  }
}
