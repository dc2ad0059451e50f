import type { MouseEvent } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { refusalText } from "../../dialogs/message-of.ts";
import type { EditorTools } from "../../state/editor-context.tsx";
import { filesUnderWay } from "../../state/unsaved-words.ts";
import { toast } from "../../toasts/toast.ts";
import { reasonMs } from "../upload-with-toast.ts";
import { FilmUpload, type FilmUploadState } from "./film-upload.ts";

type Saying = Pick<EditorTools, "t" | "texts"> & { client: BrowserClient; upload?: FilmUpload };

/**
 * Sends one film into the library and tells how it goes until it is ready, with a way to stop it. One that failed and may
 * go on offers that until somebody decides. Null once it was stopped or given up, or will not come.
 */
export function filmWithToast(file: File, { t, texts, client, upload = new FilmUpload() }: Saying) {
  const words = (state: FilmUploadState) => wordsOf(state, { t, texts });
  return new Promise<MediaRef | null>((resolve) => {
    const stop = { label: t("film.cancel"), onClick: () => upload.cancel() };
    const id = toast.loading(t("film.sending", { name: file.name, percent: 0 }), { cancel: stop });
    const release = filesUnderWay.hold(); // whoever waits for the film has a use for it that the server does not know
    const end = (medium: MediaRef | null) => {
      leave();
      release();
      resolve(medium);
    };
    const leave = upload.subscribe(() => {
      const state = upload.read();
      switch (state.phase) {
        case "idle":
          toast.dismiss(id);
          return end(null);
        case "sending":
          return void toast.loading(words(state), { id, cancel: stop });
        case "preparing":
          return void toast.loading(words(state), { id });
        case "ready":
          toast.success(words(state), { id });
          return end(state.medium);
        case "failed": {
          if (!state.canRetry) {
            toast.error(words(state), { id, duration: reasonMs });
            return end(null);
          }
          const onClick = (event: MouseEvent) => {
            event.preventDefault(); // else the toast goes, with whatever it says by then
            upload.retry(client);
          };
          const onDismiss = () => upload.read().phase === "failed" && end(null); // sonner keeps it for what is told later
          return void toast.error(words(state), {
            ...{ id, onDismiss, duration: Infinity },
            action: { label: t("film.retry"), onClick },
          });
        }
      }
    });
    void upload.begin(client, file);
  });
}

/** What is said of a film on its way. */
export function wordsOf(state: FilmUploadState, { t, texts }: Pick<EditorTools, "t" | "texts">): string {
  switch (state.phase) {
    case "idle":
      return "";
    case "sending":
      return t("film.sending", { name: state.name, percent: state.percent });
    case "preparing":
      return t("film.preparing", { name: state.name });
    case "ready":
      return t("film.ready", { name: state.name });
    case "failed": {
      const reason = state.reason === null ? texts.editor["save.offlineShort"] : refusalText(state.reason, texts);
      const { name } = state;
      return state.during === "sending"
        ? t("film.sendFailed", { name, reason })
        : t("film.prepareFailed", { name, reason });
    }
  }
}
