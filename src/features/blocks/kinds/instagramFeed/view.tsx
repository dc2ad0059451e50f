import { BoardHead } from "../../board/board-head.tsx";
import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import { accountOf } from "./account.ts";
import type { instagramFeedBlock } from "./block.ts";
import "./instagram-feed.css";

export function InstagramFeedView({ group, ui, context }: ViewProps<typeof instagramFeedBlock>) {
  const { fields, options } = group;
  const isEmpty = fields.images.items.length === 0 && context.mode === "live";
  const account = accountOf(options.account);
  const columns = Number(options.columnLayout);
  return (
    <Section group={group} className="board feed" swatch={options.color} data={{ columns: options.columnLayout }}>
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        {account && (
          <p className="feed__account">
            <a href={account.href} target="_blank" rel="noopener">
              @{account.name}
            </a>
          </p>
        )}
        {isEmpty ? (
          <p className="feed__none">{context.t("blocks.feed.none")}</p>
        ) : (
          <ui.MediaList
            of={fields.images}
            sizes={`(min-width: 92rem) ${Math.ceil(112 / columns)}rem, (min-width: 48rem) ${Math.ceil(122 / columns)}vw, 62vw`}
            className="feed__images"
          />
        )}
        <ui.Part of={[fields.button]} className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
