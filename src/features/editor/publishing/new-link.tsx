"use client";

import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

/** A link that was made a moment ago, to be copied now: nobody can show it again. */
export function NewLink({ url }: { url: string }) {
  const { t } = useEditorActions();
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  return (
    <div className="vt-new-link">
      <label htmlFor={id}>{t("preview.link")}</label>
      <div className="vt-new-link__line">
        <input id={id} className="vt-input" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          className="vt-button vt-button--outline"
          onClick={() => void copy().catch(() => undefined)}
        >
          <Copy size={16} aria-hidden />
          {t(isCopied ? "preview.copied" : "preview.copy")}
        </button>
      </div>
      <p className="vt-hint" role="status">
        {t("preview.once")}
      </p>
    </div>
  );
}
