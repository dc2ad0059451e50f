import { memo } from "react";
import { Check, CircleX, RotateCcw, X } from "lucide-react";
import { IconButton } from "../controls/icon-button.tsx";
import { placeOf, type QueuedFile } from "../media/upload-queue.ts";
import { useEditorActions } from "../state/editor-context.tsx";

interface UploadRowProps {
  file: QueuedFile;
  cancel: (id: number) => void;
  retry: (id: number) => void;
}

/**
 * A file on its way: how far it is, and how to stop it; once it failed, how to send it again or to forget it. Drawn anew
 * for another state of its file alone: each of a heap of files is told of several times.
 */
export const UploadRow = memo(DrawnRow, (before, after) => before.file === after.file);

function DrawnRow({ file, cancel, retry }: UploadRowProps) {
  const { t } = useEditorActions();
  const { id, name, state, percent, problem, isFinal } = file;
  const isFailed = state === "failed";
  return (
    <li style={{ order: placeOf(file) }}>
      <span title={name}>
        {name}
        {isFailed && problem && <small>{problem}</small>}
      </span>
      {isFailed && <CircleX role="img" aria-label={t("media.fileFailed")} />}
      {state === "done" && <Check role="img" aria-label={t("media.fileDone")} />}
      {(state === "waiting" || state === "running") && <progress value={percent} max={100} aria-label={name} />}
      {isFailed && !isFinal && (
        <IconButton label={t("media.uploadAgain", { name })} onClick={() => retry(id)}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      {state !== "done" && (
        <IconButton
          label={t(isFailed ? "media.uploadForget" : "media.uploadStop", { name })}
          onClick={() => cancel(id)}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
