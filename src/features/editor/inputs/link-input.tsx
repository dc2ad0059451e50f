import { useId, useState } from "react";
import { AtSign, FileText, Globe, Phone, Unlink } from "lucide-react";
import type { LinkValue } from "~/features/blocks/option-kinds.ts";
import { Segments } from "../controls/segments.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { EditPageLink } from "./edit-page-link.tsx";
import { InputRow } from "./input-row.tsx";
import { PageTree } from "./page-tree/page-tree.tsx";
import { useEntry } from "./use-entry.ts";
import { checkLink, displayHref } from "./validate.ts";

const types = [
  { type: "page", icon: FileText },
  { type: "url", icon: Globe },
  { type: "email", icon: AtSign },
  { type: "phone", icon: Phone },
] as const;

/** Where a button or picture leads: a page (with `of`, one of that collection), a web or mail address, a phone number. */
export function LinkInput(props: {
  label: string;
  of?: string | undefined;
  value: LinkValue | null;
  onSave: (link: LinkValue | null) => void;
}) {
  const { label, of, value, onSave } = props;
  const { t } = useEditorActions();
  /** Looked at before there is such a link; what is saved goes before it. */
  const [opened, setOpened] = useState<LinkValue["type"] | null>(null);
  const type = opened ?? value?.type ?? "page";
  const save = (link: LinkValue | null) => {
    setOpened(link ? null : type);
    onSave(link);
  };
  return (
    <fieldset className="vt-fieldset">
      <legend className="vt-sr">{label}</legend>
      <Segments
        label={t("link.type")}
        segments={types.map(({ type: each, icon: Icon }) => ({
          value: each,
          label: t(`link.${each}`),
          icon: <Icon aria-hidden />,
        }))}
        value={type}
        onChosen={setOpened}
      />
      {type === "page" ? (
        <PageTree
          of={of}
          chosenId={value?.type === "page" ? (value.page?.id ?? null) : null}
          onChosen={(page) => save({ type: "page", page: { id: page.id, collection: page.collection } })}
        />
      ) : (
        <AddressInput key={type} type={type} value={value} onSave={save} />
      )}
      {value?.type === "page" && value.page && <EditPageLink pageId={value.page.id} />}
      {value && (
        <button type="button" className="vt-button vt-button--quiet" onClick={() => save(null)}>
          <Unlink aria-hidden /> {t("link.remove")}
        </button>
      )}
    </fieldset>
  );
}

const inputModes = { url: "url", email: "email", phone: "tel" } as const;

function AddressInput(props: {
  type: Exclude<LinkValue["type"], "page">;
  value: LinkValue | null;
  onSave: (link: LinkValue) => void;
}) {
  const { type, value, onSave } = props;
  const { t } = useEditorActions();
  const id = useId();
  const shown = value?.type === type ? displayHref(value[type] ?? "") : "";
  const entry = useEntry({ shown, check: (text) => checkLink(type, text), onSave });
  return (
    <InputRow id={id} label={t(`link.${type}`)} isLabelHidden error={entry.error} attempt={entry.attempt}>
      <input
        id={id}
        type="text"
        className="vt-input"
        inputMode={inputModes[type]}
        placeholder={t(`link.example.${type}`)}
        aria-describedby={`${id}-error`}
        {...entry.inputProps}
      />
    </InputRow>
  );
}
