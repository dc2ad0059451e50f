import { dequal } from "dequal/lite";
import { useEffect, useState } from "react";
import { darkOf } from "~/features/blocks/theme/dark-palettes.ts";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import { CheckboxInput } from "../inputs/checkbox-input.tsx";
import { ChoiceRow } from "../inputs/choice-row.tsx";
import { useSurroundings } from "../site/surroundings.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

interface DarkColorsProps {
  theme: Theme;
  onSave: (part: Pick<Theme, "dark">) => void;
}

/**
 * Whether visitors whose device asks for dark colours get them; and, once they do, a look at the page in them on any
 * device. Those that do not belong to the site's colours, kept from a look that it had before, are renewed when asked.
 */
export function DarkColors({ theme, onSave }: DarkColorsProps) {
  const { t } = useEditorActions();
  const { tryLook } = useSurroundings();
  const [isSeen, setIsSeen] = useState(false);
  const offered = darkOf(theme.palette);
  const seen = isSeen ? theme.dark : null;
  useEffect(() => {
    if (!seen) return;
    tryLook({ ...theme, palette: seen, dark: null });
    return () => tryLook(null);
  }, [theme, seen, tryLook]);
  return (
    <div className="vt-settings" data-vt-setting="dark">
      <CheckboxInput
        label={t("design.dark.offer")}
        value={theme.dark !== null}
        onSave={(isOn) => onSave({ dark: isOn ? offered : null })}
      />
      <p className="vt-hint">
        {t("design.dark.hint")} {t("design.dark.follow")}
      </p>
      {theme.dark && !dequal(theme.dark, offered) && (
        <button type="button" className="vt-button vt-button--outline" onClick={() => onSave({ dark: offered })}>
          {t("design.dark.renew")}
        </button>
      )}
      {theme.dark && (
        <ChoiceRow
          label={t("design.dark.look")}
          choices={[
            { value: "given", label: t("design.dark.given") },
            { value: "dark", label: t("design.dark.dark") },
          ]}
          value={isSeen ? "dark" : "given"}
          onSave={(value) => setIsSeen(value === "dark")}
        />
      )}
    </div>
  );
}
