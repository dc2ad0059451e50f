import type { BlockDefinition } from "~/features/blocks/define-block.ts";

const textLines = [100, 92, 64];

/** A small drawing of a section, made from its declared fields: title, lines, picture, button, cards. Decorative. */
export function KindPreview({ block }: { block: BlockDefinition }) {
  const types = Object.entries(block.fields).map(([name, field]) => ({ name, type: field.type }));
  const has = (type: string) => types.some((field) => field.type === type);
  const hasTitle = types.some((field) => field.name === "title");
  const hasMedium = has("image") || has("video") || has("mediaList");
  const isOnPicture = hasMedium && "textPosition" in block.options;
  return (
    <span className="vt-preview" data-on-picture={isOnPicture} data-kind={block.kind} aria-hidden>
      {hasMedium && (
        <span
          className="vt-preview__medium"
          data-video={!(has("image") || has("mediaList")) || block.kind === "videoPlayer"}
        />
      )}
      {(hasTitle || has("richText")) && (
        <span className="vt-preview__text">
          {hasTitle && <span className="vt-preview__title" />}
          {has("richText") &&
            textLines.map((width) => <span key={width} className="vt-preview__line" style={{ width: `${width}%` }} />)}
          {has("button") && <span className="vt-preview__button" />}
        </span>
      )}
      {block.childKind && (
        <span className="vt-preview__cards">
          <span />
          <span />
          <span />
        </span>
      )}
      {types.length === 0 && <span className="vt-preview__gap" />}
    </span>
  );
}
