import { Languages } from "lucide-react";
import { useState } from "react";
import type { TextPair } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useTranslate } from "./use-translate.ts";

interface TranslateButtonProps {
  /** Asked for when it is pressed. */
  pairs: () => readonly TextPair[];
  to: Locale;
  label: string;
  className: string;
  describedBy?: string;
}

/** Has texts translated by the site's service. Before it takes the place of what a person wrote, it asks. */
export function TranslateButton({ pairs, to, label, className, describedBy }: TranslateButtonProps) {
  const { t } = useEditorActions();
  const { translate, isBusy } = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const onPressed = () => {
    if (isBusy) return;
    // A person's own words, which nobody replaces without asking.
    if (pairs().some(({ text, isMachine }) => text.trim() !== "" && !isMachine)) setIsAsking(true);
    else void translate(pairs(), { to });
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isBusy}
        aria-describedby={describedBy}
        data-vt-translate={to}
        onClick={onPressed}
      >
        <Languages size={16} aria-hidden />
        <span>{label}</span>
      </button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          isAlert
          title={t("translate.replaceTitle")}
          description={t("translate.replaceText")}
          confirm={t("translate.replace")}
          onClose={() => setIsAsking(false)}
          onConfirmed={() => {
            setIsAsking(false);
            void translate(pairs(), { to, mayReplace: true });
          }}
        />
      )}
    </>
  );
}
