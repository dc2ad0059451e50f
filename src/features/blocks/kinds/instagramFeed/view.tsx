import { BoardHead } from "../../board/board-head.tsx";
import type { ViewProps } from "../../define-block.ts";
import { isOfFeed, photosOf } from "../../data/shown-posts.ts";
import { Section } from "../../section.tsx";
import { Photos } from "./photos.tsx";
import { accountOf } from "./account.ts";
import type { instagramFeedBlock } from "./block.ts";
import { feedSizes } from "./feed-sizes.ts";
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
            <a href={account.href} className="text-link" target="_blank" rel="noopener">
              @{account.name}
            </a>
          </p>
        )}
        {isOfFeed(group) ? (
          <Photos posts={photosOf(group, context.data)} columns={columns} t={context.t} />
        ) : isEmpty ? (
          <p className="feed__none">{context.t("blocks.feed.none")}</p>
        ) : (
          <ui.MediaList of={fields.images} sizes={(picture) => feedSizes(picture, columns)} className="feed__images" />
        )}
        <ui.Part of={[fields.button]} className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
