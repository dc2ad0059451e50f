import type { z } from "zod";
import { editorLanguageOf } from "~/features/account/editor-language.ts";
import { publicationStatus } from "~/features/page/service/publication-status.ts";
import { textsOf } from "~/i18n/catalogue.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { editableOn } from "../domain/pages/edit-address.ts";
import { getSiteIndex } from "../site-index.ts";
import type { EditBar, editBarInput } from "./schema.ts";

/** What the bar on a visitors' page says to a member, in the language of their editor. */
export async function readEditBar(ctx: ServiceContext, { path }: z.infer<typeof editBarInput>): Promise<EditBar> {
  const index = await getSiteIndex(ctx.site.id);
  if (!index) throw new DomainError("not-found", "the site is gone");
  const { href, pageId } = editableOn(index, path);
  const status = pageId === null ? null : await publicationStatus(ctx, { pageId });
  const locale = await editorLanguageOf(ctx.db, ctx.actor.userId, index.settings.editor.locale);
  return {
    name: ctx.actor.name,
    href,
    hasChanges: status !== null && status.fields + status.groups + status.pages > 0,
    locale,
    texts: textsOf("editBar", locale),
  };
}
