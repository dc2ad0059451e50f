import { itemTypes, listingKinds, type Item } from "~/features/listings/schema.ts";
import { priceTerms } from "~/features/blocks/data/price-terms.ts";
import { PicturesField } from "../controls/records/pictures-field.tsx";
import { ProblemField } from "../controls/records/problem-field.tsx";
import type { Drawer } from "../controls/records/record-drawer.tsx";
import type { Stored } from "../controls/records/record-conflict.ts";
import { RecordForm } from "../controls/records/record-form.tsx";
import { RemoveRecord } from "../controls/records/remove-record.tsx";
import { StatusChoice } from "../controls/records/status-choice.tsx";
import { SwitchRow } from "../controls/switch-row.tsx";
import { useRecordForm } from "../controls/records/use-record-form.ts";
import { Segments } from "../controls/segments.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { checkItem } from "./check-entry.ts";
import { ContactFields } from "./contact-fields.tsx";
import { EntryWords } from "./entry-words.tsx";
import { withWords } from "./missing-words.ts";
import { SinceField } from "./since-field.tsx";
import { useEntryNames } from "./use-entry-names.ts";
import { useItemWork } from "./use-listings.ts";
import { useTitleOf } from "./use-title-of.ts";

interface Props {
  start: Item;
  /** As it is stored; null for a new one. */
  before: Stored<Item> | null;
  drawer: Drawer;
  /** It is saved, or gone. */
  onDone: () => void;
}

/** All of an entry of the marketplace to be written. */
export function ItemForm({ start, before, drawer, onDone }: Props) {
  const { t, say } = useEditorActions();
  const { save, remove, noteMade } = useItemWork();
  const work = useRecordForm({ start, before, check: checkItem, save, onSaved: onDone });
  const { value: item, change, problems, stored } = work;
  const names = useEntryNames();
  const titleOf = useTitleOf();
  const title = titleOf(item.title) || t(stored ? "listings.untitled" : "listings.addItem");
  return (
    <RecordForm {...{ title, drawer, work, names }}>
      <StatusChoice status={item.status} onChosen={(status) => change({ status })} />
      <fieldset className="vt-fieldset">
        <legend>{say("options.listingKind")}</legend>
        <Segments
          value={item.listingKind}
          onChosen={(listingKind) => change({ listingKind })}
          segments={listingKinds.map((value) => ({ value, label: say(`choices.${value}`) }))}
        />
      </fieldset>
      <fieldset className="vt-fieldset">
        <legend>{say("options.itemType")}</legend>
        <Segments
          value={item.itemType}
          onChosen={(itemType) => change({ itemType })}
          segments={itemTypes.map((value) => ({ value, label: say(`choices.${value}`) }))}
        />
      </fieldset>
      <EntryWords
        words={item}
        problems={problems}
        onChanged={change}
        onTranslated={(locale, said) => {
          noteMade(locale, said);
          work.setValue((current) => withWords(current, locale, said));
        }}
      />
      <ProblemField label={t("listings.cost")} path="cost" problems={problems}>
        {(ids) => (
          <input
            {...ids}
            className="vt-input"
            inputMode="decimal"
            maxLength={20}
            value={item.cost ?? ""}
            onChange={({ target }) => change({ cost: target.value || null })}
          />
        )}
      </ProblemField>
      <fieldset className="vt-fieldset">
        <legend>{t("listings.terms")}</legend>
        {priceTerms.map((term) => (
          <SwitchRow
            key={term}
            label={say(`options.${term}`)}
            checked={item[term]}
            onChanged={(isSo) => change({ [term]: isSo })}
          />
        ))}
      </fieldset>
      <PicturesField
        label={t("listings.picture")}
        most={1}
        stored={stored?.pictures ?? []}
        ids={item.titleImageId === null ? [] : [item.titleImageId]}
        onChanged={([titleImageId = null]) => change({ titleImageId })}
      />
      <ContactFields contact={item} onChanged={change} />
      <SinceField entry={item} problems={problems} onChanged={change} />
      {stored && (
        <RemoveRecord name={title} onConfirmed={() => void remove(stored).then((isGone) => isGone && onDone())} />
      )}
    </RecordForm>
  );
}
