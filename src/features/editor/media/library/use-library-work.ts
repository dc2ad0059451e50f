import { TRPCClientError } from "@trpc/client";
import { z } from "zod";
import { commonFolder } from "~/features/media/folders.ts";
import {
  mediumPlaceSchema,
  mostRenamed,
  type DescribeMediumInput,
  type MediumPlaceOfUse,
} from "~/features/media/library-schema.ts";
import { mediaRefSchema, type MediaListItem, type MediaRef, type MediaType } from "~/features/media/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { shownName } from "~/features/media/domain/shown-name.ts";
import { messageOf, refusalOf, refusalText } from "../../dialogs/message-of.ts";
import { useSiteSession } from "../../site/site-context.tsx";
import type { SiteProblem } from "../../site/site-session-contract.ts";
import { useSurroundings } from "../../site/surroundings.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { useDescribeMedium } from "../use-describe-medium.ts";
import { useShowSaid } from "../use-show-said.ts";
import { filmWithToast } from "../video/film-with-toast.ts";
import { uploadWithToast } from "../upload-with-toast.ts";
import { fileAll } from "./file-all.ts";
import type { Filed } from "./filed.ts";

/** A medium that was not deleted, because all this uses it. */
export interface UsedMedium {
  item: MediaListItem;
  places: MediumPlaceOfUse[];
}

/** What can be done with media of the library; each tells in a toast how it went. */
export function useLibraryWork() {
  const { t, texts, getState, addMedia, refresh: refreshPage } = useEditorActions();
  const session = useSiteSession();
  const { takeBack } = useDescribeMedium();
  const { show, showTruth: refresh } = useShowSaid();
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
    await refresh();
  }

  /** Gives a medium the file back that it had before; the present one can then be brought back in turn. */
  function bringBack(item: MediaListItem, former: string): Promise<void> {
    return exchange(item, former, (after) => {
      // In the place of what said that it was replaced, whose way back would now lead forward.
      toast.success(t("library.broughtBack", { name: shownName(after.originalFilename) }), { id: toastOf(item) });
    });
  }

  /**
   * Gives a folder another name, or none, and offers the way back for what lay in it; `onRenamed` is told of both. With
   * `only`, just these media.
   */
  async function renameFolder(
    { from, to, only }: { from: string; to: string; only?: string[] },
    onRenamed: (from: string, to: string) => void,
  ): Promise<void> {
    try {
      const { count, ids } = await client.media.renameFolder.mutate({ from, to, only });
      const back = { from: to || commonFolder, to: from === commonFolder ? "" : from, only: ids };
      const undo = { label: t("records.undo"), onClick: () => void renameFolder(back, onRenamed) };
      toast.success(t(to === "" ? "library.folderDissolved" : "library.folderRenamed", { count }), {
        id: "folder-renamed", // its way back takes back the last one
        ...(count <= mostRenamed && { action: undo }),
      });
      onRenamed(from, to);
    } catch (error) {
      toast.error(t("library.renameFolderFailed", { message: messageOf(error, texts) }));
    } finally {
      await refresh();
    }
  }

  const onUnsaid = ({ refusal }: SiteProblem) => {
    toast.error(t("media.sayFailed", { message: refusalText(refusal, texts) }));
    void refresh(); // what was shown before it was saved is not true
  };

  return {
    refresh,
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
    /** Name, folder, tags: a step that can be taken back, and shows at once. Answers whether it is saved. */
    describe(id: string, said: Pick<DescribeMediumInput, "name" | "folder" | "tags">): Promise<boolean> {
      void show({ id, ...said });
      return new Promise((end) => {
        const onProblem = (problem: SiteProblem) => {
          onUnsaid(problem);
          end(false);
        };
        session.send("media.describe", { id, ...said }, { onSaved: () => end(true), onProblem });
      });
    },

    /** Folder or tags of several media: told once all are saved, with one way back where there is one for all of them. */
    describeAll(all: readonly Filed[], told: (count: number) => string): void {
      for (const said of all) void show(said);
      fileAll(session, all, {
        onProblem: onUnsaid,
        onFiled: (opIds, hasWayBack) => {
          const undo = { label: t("toolbar.undo"), onClick: () => takeBack(opIds) };
          toast.success(told(opIds.length), { id: "filed", ...(hasWayBack && { action: undo }) });
        },
      });
    },

    renameFolder,

    /** Deletes what nothing uses, and what is known to be in use; answers with what is in use, and whether all are gone. */
    async remove(
      items: readonly MediaListItem[],
      isKnownAsUsed: (item: MediaListItem) => boolean,
    ): Promise<{ used: UsedMedium[]; areGone: boolean }> {
      const used: UsedMedium[] = [];
      let [done, failure] = [0, null as unknown];
      const id = toast.loading(t("library.deleting"));
      for (const item of items) {
        try {
          await client.media.delete.mutate({ mediaId: item.id, evenIfUsed: isKnownAsUsed(item) });
          done += 1;
        } catch (error) {
          if (refusalOf(error) === "media-in-use") used.push({ item, places: placesIn(error) });
          else failure = error;
        }
      }
      if (failure) toast.error(t("library.deleteFailed", { message: messageOf(failure, texts) }), { id });
      else if (done > 0) toast.success(t("library.deleted", { count: done }), { id });
      else toast.dismiss(id);
      await refresh();
      if (done > 0 && items.some(isKnownAsUsed)) void refreshPage().catch(() => undefined); // the page may have shown it
      return { used, areGone: used.length === 0 && failure === null };
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

    /** Takes a file in and gives it to the medium: everything that uses it shows the new one. */
    async replace(item: MediaListItem, file: File): Promise<void> {
      const uploaded = await takenIn(item.mediaType, file);
      if (!uploaded) return refresh(); // a film that never became ready lies there
      await exchange(item, uploaded.id, (after) => {
        const { former } = after;
        const words = after.alt[getState().locale];
        toast.success(t("library.replaced"), {
          id: toastOf(after),
          ...(words && { description: t("library.checkAlt", { words }) }),
          ...(former && { action: { label: t("records.undo"), onClick: () => void bringBack(after, former.id) } }),
        });
      });
    },

    bringBack,
  };
}
const toastOf = ({ id }: MediaListItem): string => `replaced-${id}`;

export type LibraryWork = ReturnType<typeof useLibraryWork>;

const placesSchema = z.object({ details: z.object({ places: z.array(mediumPlaceSchema) }) });

function placesIn(error: unknown): MediumPlaceOfUse[] {
  const data = error instanceof TRPCClientError ? placesSchema.safeParse(error.data).data : undefined;
  return data?.details.places ?? [];
}
