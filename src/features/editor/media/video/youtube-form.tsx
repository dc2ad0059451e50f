import { useId, useState } from "react";
import { readYoutubeAddress } from "~/features/media/video/domain/youtube-address.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { refusalText } from "../../dialogs/message-of.ts";
import { InputRow } from "../../inputs/input-row.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { youtubeWithToast } from "./youtube-with-toast.ts";

/** Takes a film of YouTube by its address. What is wrong with the address stands below it. */
export function YoutubeForm({ folder, onAdded }: { folder: string; onAdded: (medium: MediaRef) => void }) {
  const { t, texts } = useEditorActions();
  const client = useTRPCClient();
  const id = useId();
  const [address, setAddress] = useState("");
  const [refused, setRefused] = useState<{ text: string; attempt: number } | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    const read = readYoutubeAddress(address);
    if (!read.ok) {
      const text = refusalText(read.refusal, texts);
      return setRefused((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 }));
    }
    setIsSaving(true);
    const medium = await youtubeWithToast(address, { t, texts, client, folder });
    setIsSaving(false);
    if (medium) onAdded(medium);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <InputRow id={id} label={t("film.address")} error={refused?.text ?? null} attempt={refused?.attempt ?? 0}>
        <div className="vt-film-form__row">
          <input
            id={id}
            className="vt-input"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=…"
            aria-invalid={refused !== null}
            aria-describedby={`${id}-error ${id}-hint`}
            value={address}
            readOnly={isSaving}
            onChange={(event) => {
              setAddress(event.target.value);
              setRefused(null);
            }}
          />
          <button type="submit" className="vt-button vt-button--primary" aria-disabled={isSaving}>
            {t(isSaving ? "film.adding" : "film.add")}
          </button>
        </div>
        <p className="vt-input-row__hint" id={`${id}-hint`}>
          {t("film.addressHint")}
        </p>
      </InputRow>
    </form>
  );
}
