import { useMemo } from "react";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { KindIcon } from "./kind-icon.tsx";
import { KindPreview } from "./kind-preview.tsx";
import { KindView } from "./kind-view.tsx";
import type { SampleSource } from "./use-samples.ts";

/**
 * One kind of section to choose, with a preview of it. What is for members of the health opticians alone says so, and
 * others cannot choose it.
 */
export function KindButton(props: {
  block: BlockDefinition;
  samples: SampleSource | undefined;
  onChosen: (block: BlockDefinition) => void;
}) {
  const { block, samples, onChosen } = props;
  const { say, t, isMember } = useEditorActions();
  const isClosed = block.membersOnly === true && !isMember;
  const content = useMemo(() => samples?.previewOf(block), [samples, block]);
  return (
    <li className="vt-kind" data-closed={isClosed || undefined}>
      {samples && content ? (
        <KindView block={block} content={content} pictures={samples.pictures} />
      ) : (
        <KindPreview block={block} />
      )}
      <button type="button" className="vt-kind__label" disabled={isClosed} onClick={() => onChosen(block)}>
        <KindIcon name={block.icon} />
        {say(block.label)}
      </button>
      {block.membersOnly && <span className="vt-kind__members">{t("add.membersOnly")}</span>}
    </li>
  );
}
