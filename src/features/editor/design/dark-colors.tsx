import { useEffect, useState } from "react";
import { darkOf, darkPalettes } from "~/features/blocks/theme/dark-palettes.ts";
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
 * Whether visitors whose device asks for dark colours get them, where the look has some, else which looks have; and,
 * once they do, a look at the page in them on any device.
 */
export function DarkColors({ theme, onSave }: DarkColorsProps) {
  const { t } = useEditorActions();
  const { tryLook } = useSurroundings();
  const [isSeen, setIsSeen] = useState(false);
  const offered = darkOf(theme.palette) ?? theme.dark;
  const seen = isSeen ? theme.dark : null;
  useEffect(() => {
    if (!seen) return;
    tryLook({ ...theme, palette: seen, dark: null });
    return () => tryLook(null);
  }, [theme, seen, tryLook]);
  const looks = Object.keys(darkPalettes).map((name) => t(`design.preset.${name as keyof typeof darkPalettes}`));
  return (
    <div className="vt-settings" data-vt-setting="dark">
      <CheckboxInput
        label={t("design.dark.offer")}
        value={theme.dark !== null}
        isDisabled={!offered}
        onSave={(isOn) => onSave({ dark: isOn ? offered : null })}
      />
      <p className="vt-hint">{offered ? t("design.dark.hint") : t("design.dark.none", { looks: looks.join(", ") })}</p>
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
