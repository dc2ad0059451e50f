import { useId, useRef, useState } from "react";
import { Check, CircleX, Upload } from "lucide-react";
import type { MediaRef } from "~/features/media/schema.ts";
import type { QueuedFile } from "../media/upload-queue.ts";
import { useBulkUpload } from "../media/use-bulk-upload.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** Takes many pictures at once, chosen or dropped, each with its progress. */
export function BulkUploader({ label, onUploaded }: { label: string; onUploaded: (medium: MediaRef) => void }) {
  const { t } = useEditorActions();
  const { queue, add } = useBulkUpload(onUploaded);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const done = queue.files.filter(({ state }) => state === "done").length;
  return (
    <div
      className="vt-upload"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = ""; // the same files may be chosen again
        }}
      />
      <button
        type="button"
        className="vt-button vt-button--outline"
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden /> {label}
      </button>
      <p className="vt-hint" id={hint}>
        {t("media.uploadHint")}
      </p>
      {queue.files.length > 0 && (
        <ul className="vt-upload__files">
          {queue.files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      <p className="vt-hint" role="status">
        {queue.phase === "uploading" && t("media.uploading", { done, total: queue.files.length })}
        {queue.phase === "completed" && t("media.uploaded", { done })}
      </p>
    </div>
  );
}

function FileRow({ file: { name, state, percent } }: { file: QueuedFile }) {
  const { t } = useEditorActions();
  return (
    <li>
      <span>{name}</span>
      {state === "failed" && <CircleX role="img" aria-label={t("media.fileFailed")} />}
      {state === "done" && <Check role="img" aria-label={t("media.fileDone")} />}
      {(state === "waiting" || state === "running") && <progress value={percent} max={100} aria-label={name} />}
    </li>
  );
}
