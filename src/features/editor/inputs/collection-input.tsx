import { useId } from "react";
import { useQuery } from "@tanstack/react-query";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useCollectionNames } from "../collections/use-collection-names.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "./input-row.tsx";

/** Which collection a section shows; offered where the site has several of the name. */
export function CollectionInput(props: {
  option: OptionDefinition;
  value: string | null;
  onSave: (value: string | null) => void;
}) {
  const { option, value, onSave } = props;
  const { say, t } = useEditorActions();
  const trpc = useTRPC();
  const id = useId();
  const nameOf = useCollectionNames();
  const collections = useQuery(trpc.collection.list.queryOptions());
  if (collections.isPending) return <p role="status">{t("state.loading")}</p>;
  if (!collections.data) return <p role="alert">{t("state.failed")}</p>;
  const choices = collections.data.filter(({ collectionName }) => collectionName === option.filter?.collection);
  if (choices.length < 2) return null;
  return (
    <InputRow id={id} label={say(option.label)} error={null}>
      <select
        id={id}
        className="vt-input"
        value={value ?? choices[0]?.collectionId}
        onChange={(event) => onSave(event.target.value === choices[0]?.collectionId ? null : event.target.value)}
      >
        {choices.map(({ collectionId }) => (
          <option key={collectionId} value={collectionId}>
            {nameOf(choices, collectionId)}
          </option>
        ))}
      </select>
    </InputRow>
  );
}
