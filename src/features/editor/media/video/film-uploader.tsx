import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from "react";
import { CircleX, Upload } from "lucide-react";
import type { MediaRef } from "~/features/media/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { UploadRow } from "../../inputs/upload-row.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { reasonMs } from "../upload-with-toast.ts";
import { acceptedFiles } from "../upload-file.ts";
import { useShowSaid } from "../use-show-said.ts";
import { filmUpload, restMs, type FilmUploadState } from "./film-upload.ts";
import { wordsOf } from "./film-with-toast.ts";

const queued = { cancel: (at: number) => filmUpload.leaveOut(at), retry: () => undefined };

interface FilmUploaderProps {
  /** Takes the first file alone. */
  isSingle: boolean;
  take: (files: Iterable<File>) => void;
  /** The files that were taken here. */
  taken: WeakSet<File>;
  /** Is given those of them that are ready. */
  onAdded: (medium: MediaRef) => void;
}

/** Lets films of one's own be chosen, and shows how far those are that are on their way, one after the other. */
export function FilmUploader({ isSingle, take, taken, onAdded }: FilmUploaderProps) {
  const { t, texts } = useEditorActions();
  const client = useTRPCClient();
  const { showTruth } = useShowSaid();
  const state = useSyncExternalStore(filmUpload.subscribe, filmUpload.read, filmUpload.read);
  const waiting = useSyncExternalStore(filmUpload.subscribe, filmUpload.readWaiting, filmUpload.readWaiting);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const isBusy = state.phase === "sending" || state.phase === "preparing";
  const ready = state.phase === "ready" ? state : null;
  const told = useRef(ready);
  useEffect(() => {
    if (!ready || told.current === ready) return;
    told.current = ready;
    toast.success(t("film.ready", { name: ready.medium.originalFilename }), { duration: restMs });
    if (taken.has(ready.file)) onAdded(ready.medium);
    else void showTruth(); // nobody chose it for here, but it is there to be chosen
  }, [ready, taken, onAdded, showTruth, t]);
  const words = wordsOf(state, { t, texts });
  const failed = state.phase === "failed" ? words : null;
  const toldFailure = useRef(failed);
  useEffect(() => {
    if (failed !== null && toldFailure.current !== failed) toast.error(failed, { duration: reasonMs });
    toldFailure.current = failed;
  }, [failed]);
  return (
    <div className="vt-film-file">
      <input
        ref={input}
        type="file"
        accept={acceptedFiles.video}
        multiple={!isSingle}
        hidden
        aria-label={t("film.upload")}
        onChange={(event) => {
          take(event.target.files ?? []);
          event.target.value = ""; // the same film may be chosen again
        }}
      />
      <button
        type="button"
        className="vt-button vt-button--outline"
        aria-describedby={isBusy ? undefined : hint}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden /> {t("film.upload")}
      </button>
      {!isBusy && (
        <p className="vt-hint" id={hint}>
          {t("film.uploadHint")}
          <span className="vt-upload__drop"> {t("media.dropHint")}</span>
        </p>
      )}
      <FilmProgress state={state} words={words}>
        {(state.phase === "sending" || (state.phase === "failed" && waiting.length > 0)) && (
          <button type="button" className="vt-button vt-button--outline" onClick={() => filmUpload.cancel()}>
            {t("film.cancel")}
          </button>
        )}
        {state.phase === "failed" && state.canRetry && (
          <button type="button" className="vt-button vt-button--outline" onClick={() => filmUpload.retry(client)}>
            {t("film.retry")}
          </button>
        )}
      </FilmProgress>
      {waiting.length > 0 && (
        <ul className="vt-upload__files">
          {waiting.map((name, id) => (
            <UploadRow key={`${id} ${name}`} file={{ id, name, state: "waiting", percent: 0 }} {...queued} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FilmProgress(props: { state: FilmUploadState; words: string; children: ReactNode }) {
  const { state, words, children } = props;
  const { t } = useEditorActions();
  return (
    <div className="vt-film-state">
      {state.phase === "sending" && <progress value={state.percent} max={100} aria-label={state.name} />}
      {state.phase === "preparing" && <progress aria-label={t("film.preparing", { name: state.name })} />}
      <p className="vt-hint" role="status">
        {state.phase === "failed" && <CircleX aria-hidden />}
        {words}
      </p>
      {children}
    </div>
  );
}
