import { useId, useRef, type ReactNode } from "react";
import { Upload } from "lucide-react";
import type { MediaRef } from "~/features/media/schema.ts";
import { acceptedFiles, type UploadType } from "../media/upload-file.ts";
import { openFiles, type QueuedFile } from "../media/upload-queue.ts";
import { useBulkUpload } from "../media/use-bulk-upload.ts";
import { useFileDrop } from "../controls/use-file-drop.ts";
import { useFilePaste } from "../controls/use-file-paste.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useKeyboardNearRows } from "./use-keyboard-near-rows.ts";

interface BulkUploaderProps {
  label: string;
  /** Pictures when nothing is said. */
  mediaType?: UploadType;
  /** The folder of the library that they come into. */
  folder?: string;
  /** Takes the first file alone. */
  isSingle?: boolean;
  onUploaded: (medium: MediaRef) => void;
  /** What files may be dropped on as well. */
  children?: ReactNode;
}

/** Takes pictures or documents, chosen, dropped or pasted, many at once, each with its progress. */
export function BulkUploader({
  label,
  mediaType = "image",
  folder,
  isSingle = false,
  onUploaded,
  children,
}: BulkUploaderProps) {
  const { t } = useEditorActions();
  const { queue, add, cancel, cancelAll, retry } = useBulkUpload(onUploaded, { mediaType, folder });
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const kept = useKeyboardNearRows(rows, choose);
  const hint = useId();
  const countOf = (wanted: QueuedFile["state"]) => queue.files.filter(({ state }) => state === wanted).length;
  const [done, failed] = [countOf("done"), countOf("failed")];
  const take = (files: Iterable<File>) => add([...files].slice(0, isSingle ? 1 : undefined));
  const zone = useRef<HTMLDivElement>(null);
  const dropping = useFileDrop(take);
  useFilePaste(zone, take);
  return (
    <div ref={zone} className="vt-upload" {...dropping}>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles[mediaType]}
        multiple={!isSingle}
        hidden
        aria-label={label}
        onChange={(event) => {
          take(event.target.files ?? []);
          event.target.value = ""; // the same files may be chosen again
        }}
      />
      <button
        ref={choose}
        type="button"
        className="vt-button vt-button--outline"
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden /> {label}
      </button>
      <p className="vt-hint" id={hint}>
        {t(mediaType === "image" ? "media.uploadHint" : "media.documentHint")}
        <span className="vt-upload__drop"> {t("media.dropHint")}</span>
      </p>
      {queue.files.length > 0 && (
        <ul ref={rows} className="vt-upload__files" {...kept}>
          {queue.files.map((file) => (
            <UploadRow key={file.id} {...{ file, cancel, retry }} />
          ))}
        </ul>
      )}
      <p className="vt-hint" role="status">
        {queue.phase === "uploading" && t("media.uploading", { done, total: queue.files.length - failed })}
        {queue.phase === "completed" && t(failed > 0 ? "media.uploadedSome" : "media.uploaded", { done, failed })}
      </p>
      {openFiles(queue).length > 1 && (
        <button type="button" className="vt-button vt-button--quiet" {...kept} onClick={cancelAll}>
          {t("media.uploadStopAll")}
        </button>
      )}
      {children}
    </div>
  );
}
