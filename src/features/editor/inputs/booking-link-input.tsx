import { useId, useState } from "react";
import { Unlink } from "lucide-react";
import { bookingTypes, type BookingLink } from "~/features/blocks/option-kinds.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "./input-row.tsx";
import { useEntry } from "./use-entry.ts";
import { checkBooking, displayHref } from "./validate.ts";

/** Where an appointment is booked: the kind of booking and its address. The health opticians' one is for their members. */
export function BookingLinkInput(props: {
  label: string;
  value: BookingLink | null;
  onSave: (link: BookingLink | null) => void;
}) {
  const { label, value, onSave } = props;
  const { t, isMember } = useEditorActions();
  const id = useId();
  const [chosen, setChosen] = useState(value?.type ?? "appointment");
  const type = value?.type ?? chosen;
  const entry = useEntry({
    shown: displayHref(value?.url ?? ""),
    check: checkBooking,
    onSave: (url) => onSave({ type, url }),
  });
  const onType = (next: BookingLink["type"]) => {
    setChosen(next);
    if (value) onSave({ ...value, type: next });
  };
  return (
    <fieldset className="vt-fieldset">
      <legend>{label}</legend>
      <InputRow id={`${id}-type`} label={t("booking.type")} error={null}>
        <select
          id={`${id}-type`}
          className="vt-input"
          value={type}
          onChange={(event) => onType(bookingTypes.find((each) => each === event.target.value) ?? "appointment")}
        >
          {bookingTypes.map((each) => (
            <option key={each} value={each} disabled={each === "gesundheitsoptik" && !isMember}>
              {t(`booking.${each}`)}
            </option>
          ))}
        </select>
      </InputRow>
      {!isMember && (
        <p className="vt-hint">
          {t("state.named", { what: t("booking.gesundheitsoptik"), name: t("add.membersOnly") })}
        </p>
      )}
      <InputRow id={id} label={t("booking.url")} error={entry.error} attempt={entry.attempt}>
        <input
          id={id}
          className="vt-input"
          type="text"
          inputMode="url"
          placeholder={t("link.example.url")}
          aria-describedby={`${id}-error`}
          {...entry.inputProps}
        />
      </InputRow>
      {value ? (
        <button type="button" className="vt-button vt-button--quiet" onClick={() => onSave(null)}>
          <Unlink aria-hidden /> {t("booking.remove")}
        </button>
      ) : (
        <p className="vt-hint">{t("booking.none")}</p>
      )}
    </fieldset>
  );
}
