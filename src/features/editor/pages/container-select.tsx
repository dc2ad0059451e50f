"use client";

import { inOrder } from "~/features/site/domain/in-order.ts";
import { useSitePart } from "../site/site-context.tsx";
import { useContainerTitle } from "../navigation/use-container-title.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** Which container of the navigation a new page stands in; nothing to choose while there is one. */
export function ContainerSelect(props: { value: string | null; onChosen: (containerId: string) => void }) {
  const { value, onChosen } = props;
  const { t } = useEditorActions();
  const titleOf = useContainerTitle();
  const containers = useSitePart((state) => state.document?.navigation.containers);
  const rows = inOrder(containers ?? {});
  if (rows.length < 2) return null;
  return (
    <label className="vt-field">
      {t("pages.navigation")}
      <select className="vt-input" value={value ?? rows[0]?.[0]} onChange={(event) => onChosen(event.target.value)}>
        {rows.map(([id, container]) => (
          <option key={id} value={id}>
            {titleOf(container)}
          </option>
        ))}
      </select>
    </label>
  );
}
