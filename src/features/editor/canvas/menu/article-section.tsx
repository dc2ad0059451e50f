import { useId, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { FilePlus } from "lucide-react";
import { v4 } from "uuid";
import { isOfFeed } from "~/features/blocks/data/shown-posts.ts";
import type { ImportedArticle } from "~/features/feeds/schema.ts";
import type { CardContent } from "~/features/page/commands/group-insert.ts";
import type { Group } from "~/features/page/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { BusyButton } from "../../controls/busy-button.tsx";
import { messageOf } from "../../dialogs/message-of.ts";
import { InputRow } from "../../inputs/input-row.tsx";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { useViewContext } from "../../state/use-view-context.ts";
import { useCommands } from "../use-commands.ts";
import { MenuSection } from "./menu-section.tsx";

/** Takes an article over by its address: as the board's first card, in one step. An empty address is ignored. */
export function ArticleSection({ group }: { group: Group }) {
  if (blockOf(group.kind)?.childKind !== "newsFeedCard" || isOfFeed(group)) return null;
  return <ArticleForm groupId={group.id} />;
}

function ArticleForm({ groupId }: { groupId: string }) {
  const { t, texts, addMedia } = useEditorActions();
  const { run } = useCommands();
  const view = useViewContext();
  const locale = useEditorPart((state) => state.locale);
  const id = useId();
  const [url, setUrl] = useState("");
  const article = useMutation(
    useTRPC().feed.article.mutationOptions({
      onSuccess: (found, sent) => {
        if (found.media) addMedia(found.media);
        const content = { kind: "newsFeedCard", ...cardOf(found, locale, view.t("blocks.articles.readOn")) };
        const place = { nextTo: null, parentId: groupId, position: "start" as const };
        if (run("group.insert", { groupId: v4(), ...place, content }))
          setUrl((written) => (written === sent.url ? "" : written)); // another one may be typed meanwhile
      },
    }),
  );
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (url.trim() !== "") article.mutate({ url });
  };
  return (
    <MenuSection title={t("article.title")}>
      <form className="vt-form" onSubmit={onSubmit}>
        <InputRow
          id={id}
          label={t("article.url")}
          error={article.isError ? messageOf(article.error, texts) : null}
          attempt={article.isError ? article.submittedAt : 0}
        >
          <input
            id={id}
            className="vt-input"
            type="text"
            inputMode="url"
            autoComplete="off"
            value={url}
            aria-invalid={article.isError}
            aria-describedby={`${id}-error`}
            onChange={(event) => {
              setUrl(event.target.value);
              article.reset();
            }}
          />
        </InputRow>
        <BusyButton type="submit" className="vt-button vt-button--outline" isBusy={article.isPending}>
          <FilePlus size={16} aria-hidden /> {t("article.take")}
        </BusyButton>
        <p className="vt-hint" role="status">
          {article.isPending && t("article.loading")}
          {article.isSuccess && t("article.taken", { title: article.data.title })}
        </p>
      </form>
    </MenuSection>
  );
}

function cardOf({ title, text, href, media }: ImportedArticle, locale: Locale, readOn: string): CardContent {
  return {
    options: {},
    fields: {
      ...(media && { image: { mediaId: media.id } }),
      title: { texts: { [locale]: title } },
      description: { texts: { [locale]: text } },
      button: { texts: { [locale]: readOn }, options: { link: { type: "url", url: href } } },
    },
  };
}
