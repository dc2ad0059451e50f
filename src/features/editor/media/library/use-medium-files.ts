import { mediaRefSchema, type MediaListItem, type MediaRef, type MediaType } from "~/features/media/schema.ts";
import { shownName } from "~/features/media/domain/shown-name.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../../dialogs/message-of.ts";
import { useSurroundings } from "../../site/surroundings.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { filesUnderWay } from "../../state/unsaved-words.ts";
import { toast } from "../../toasts/toast.ts";
import { uploadWithToast } from "../upload-with-toast.ts";
import { useShowSaid } from "../use-show-said.ts";
import { filmWithToast } from "../video/film-with-toast.ts";

/** What can be done with the file of one medium; each tells in a toast how it went. */
export function useMediumFiles() {
  const { t, texts, getState, addMedia } = useEditorActions();
  const { showTruth: refresh } = useShowSaid();
  const around = useSurroundings();
  const client = useTRPCClient();

  /** Shows a medium with its new files wherever the page under edit shows it. */
  function showOnPage(item: MediaListItem): void {
    const medium = mediaRefSchema.strip().parse(item);
    if (getState().media[item.id]) addMedia(medium);
    if (around.media[item.id]) around.addMedium(medium);
  }

  function takenIn(mediaType: MediaType, file: File): Promise<MediaRef | null> {
    if (mediaType === "video") return filmWithToast(file, { t, texts, client });
    return uploadWithToast(file, { t, texts, mediaType: mediaType === "document" ? mediaType : "image" });
  }

  /** Gives a medium the files of another one, and tells how that went. */
  async function exchange({ id }: MediaListItem, by: string, tell: (after: MediaListItem) => void): Promise<void> {
    try {
      const after = await client.media.replace.mutate({ id, by });
      showOnPage(after);
      tell(after);
    } catch (error) {
      toast.error(t("library.replaceFailed", { message: messageOf(error, texts) }));
    }
  }

  /** Gives a medium the file back that it had before; the present one can then be brought back in turn. */
  async function bringBack(item: MediaListItem, former: string): Promise<void> {
    await exchange(item, former, (after) => {
      // In the place of what said that it was replaced, whose way back would now lead forward.
      toast.success(t("library.broughtBack", { name: shownName(after.originalFilename) }), { id: toastOf(item) });
    });
    await refresh();
  }

  function tellReplaced(after: MediaListItem): void {
    const { former } = after;
    const words = after.alt[getState().locale];
    toast.success(t("library.replaced"), {
      id: toastOf(after),
      ...(words && { description: t("library.checkAlt", { words }) }),
      ...(former && { action: { label: t("records.undo"), onClick: () => void bringBack(after, former.id) } }),
    });
  }

  return {
    bringBack,

    /**
     * Takes a file in and gives it to the medium: everything that uses it shows the new one. Who leaves the page before
     * it has it is asked first, for nobody else gives it.
     */
    async replace(item: MediaListItem, file: File): Promise<void> {
      const release = filesUnderWay.hold();
      try {
        const uploaded = await takenIn(item.mediaType, file);
        if (uploaded) await exchange(item, uploaded.id, tellReplaced);
      } finally {
        release();
      }
      await refresh(); // also where a film lies that never became ready
    },

    /** Takes away for good what a medium was before; for admins. */
    async deleteFormer({ id }: MediaListItem): Promise<void> {
      try {
        await client.media.deleteFormer.mutate({ id });
        toast.success(t("library.formerDeleted"));
      } catch (error) {
        toast.error(t("library.deleteFailed", { message: messageOf(error, texts) }));
      }
      await refresh();
    },

    /** Gives a film another picture; null when there is none. */
    async setPoster({ id }: MediaListItem, poster: string | null): Promise<void> {
      const failed = (message: string) => void toast.error(t("film.posterFailed", { message }));
      if (poster === null) return failed(texts.errors["picture-broken"]);
      try {
        showOnPage(await client.media.poster.mutate({ id, poster }, { context: { isWork: true } }));
        toast.success(t("film.posterSaved"));
      } catch (error) {
        failed(messageOf(error, texts));
      }
      await refresh();
    },
  };
}

const toastOf = ({ id }: MediaListItem): string => `replaced-${id}`;
