import { mediaRefSchema } from "~/features/media/schema.ts";
import { MediumChoice } from "../media/medium-choice.tsx";
import { useSurroundings } from "../site/surroundings.tsx";

interface SettingMediumProps {
  label: string;
  mediaId: string | null;
  onSave: (mediaId: string | null) => void;
}

/** A picture of the site itself, such as its logo. */
export function SettingMedium({ label, mediaId, onSave }: SettingMediumProps) {
  const { media, addMedium } = useSurroundings();
  return (
    <MediumChoice
      label={label}
      mediaId={mediaId}
      medium={mediaId ? media[mediaId] : undefined}
      onChosen={(item) => {
        addMedium(mediaRefSchema.strip().parse(item));
        onSave(item.id);
      }}
      onRemoved={() => onSave(null)}
    />
  );
}
