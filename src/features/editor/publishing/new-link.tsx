"use client";

import { Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { copyText } from "~/lib/browser/copy-text.ts";

/** A link that was made a moment ago, to be copied now: nobody can show it again. */
export function NewLink({ url }: { url: string }) {
  const { t } = useEditorActions();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<"done" | "failed" | null>(null);
  const copy = async () => {
    const isCopied = await copyText(url);
    setCopying(isCopied ? "done" : "failed");
    if (!isCopied) field.current?.select(); // for the keys, or the menu of a finger
  };
  return (
    <div className="vt-new-link">
      <label htmlFor={id}>{t("preview.link")}</label>
      <div className="vt-new-link__line">
        <input
          ref={field}
          id={id}
          className="vt-input"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="vt-button vt-button--outline" onClick={() => void copy()}>
          <Copy size={16} aria-hidden />
          {t(copying === "done" ? "preview.copied" : "preview.copy")}
        </button>
      </div>
      <p className="vt-hint" role="status">
        {t(copying === "failed" ? "preview.notCopied" : "preview.once")}
      </p>
    </div>
  );
}
