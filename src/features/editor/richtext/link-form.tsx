import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { unwrapLink, upsertLink } from "@platejs/link";
import { Check, Unlink } from "lucide-react";
import { PathApi } from "platejs";
import { useEditorRef, type PlateEditor } from "platejs/react";
import { IconButton } from "../controls/icon-button.tsx";
import { EditPageLink } from "../inputs/edit-page-link.tsx";
import { InputRow } from "../inputs/input-row.tsx";
import { PageTree } from "../inputs/page-tree/page-tree.tsx";
import { checkHref, displayHref, shortLabel } from "../inputs/validate.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useSide } from "./use-side.ts";

/** How a link inside rich text names a page of the site; it follows the page when its address changes. */
const pagePrefix = "page:";

/** Sets, changes or removes the link of the selected words. Without selected words the target becomes the label. */
export function LinkForm({ onDone }: { onDone: () => void }) {
  const { t } = useEditorActions();
  const editor = useEditorRef();
  const panel = useSide<HTMLFormElement>();
  const id = useId();
  const present = editor.api.above({ match: { type: "a" } })?.[0];
  const address = typeof present?.["url"] === "string" ? present["url"] : "";
  const pageId = address.startsWith(pagePrefix) ? address.slice(pagePrefix.length) : null;
  const [entry, setEntry] = useState(pageId === null ? displayHref(address) : "");
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const apply = () => {
    const checked = checkHref(entry);
    if (!checked.ok) {
      setError(t(checked.error));
      setAttempt((count) => count + 1);
      return;
    }
    link(checked.value, displayHref(checked.value));
  };
  const link = (url: string, name: string) => {
    const text = editor.api.isCollapsed() && !present ? shortLabel(name) : undefined;
    upsertLink(editor, { url, text, skipValidation: true });
    goBehindLink(editor);
    done();
  };
  const remove = () => {
    unwrapLink(editor);
    done();
  };
  // Behind the editor's own turn, which draws what was just done, and before the next key: it belongs to the text.
  const done = () =>
    queueMicrotask(() => {
      flushSync(onDone);
      editor.tf.focus();
    });

  return (
    <form
      ref={panel}
      className="vt-rich-panel vt-link-form"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // it may stand in a form, which is not sent by it
        apply();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        done();
      }}
    >
      <InputRow id={id} label={t("rich.link")} isLabelHidden error={error} attempt={attempt}>
        <div className="vt-input-line">
          <input
            id={id}
            className="vt-input"
            autoFocus
            value={entry}
            placeholder={t("rich.linkHint")}
            aria-describedby={`${id}-error`}
            aria-invalid={error !== null}
            onChange={(event) => {
              setEntry(event.target.value);
              setError(null);
            }}
          />
          <IconButton type="submit" label={t("link.apply")}>
            <Check aria-hidden />
          </IconButton>
          {present && (
            <IconButton label={t("link.remove")} onClick={remove}>
              <Unlink aria-hidden />
            </IconButton>
          )}
        </div>
      </InputRow>
      {pageId !== null && <EditPageLink pageId={pageId} />}
      <div className="vt-link-form__pages">
        <PageTree chosenId={pageId} onChosen={(page, label) => link(pagePrefix + page.id, label)} />
      </div>
    </form>
  );
}

/** The words stay a link when somebody goes on typing: the caret goes behind it. */
function goBehindLink(editor: PlateEditor): void {
  editor.tf.collapse({ edge: "end" });
  const path = editor.api.above({ match: { type: "a" } })?.[1];
  const behind = path && editor.api.start(PathApi.next(path));
  if (behind) editor.tf.select(behind);
}
