import { mailedSite } from "~/features/account/link-mail.ts";
import { scheduleRefusedTexts } from "~/features/account/mail-texts.ts";
import { mailLanguageOf } from "~/features/account/editor-language.ts";
import { queueMail } from "~/features/mail/queue-mail.ts";
import type { Db, Prisma, RootDb } from "~/server/db.ts";

type Planned = Prisma.ScheduledPublishGetPayload<object>;

/**
 * Keeps with a plan why it could not be done, and tells whoever planned it in a mail. What was cancelled, moved or done
 * since it was read stays as it is.
 */
export async function refusePlan(
  db: RootDb,
  planned: Planned,
  { refusal, now }: { refusal: string; now: Date },
): Promise<void> {
  const { siteId, id, at } = planned;
  const asRead = { siteId, id, at, doneAt: null };
  await db.$transaction(async (tx) => {
    const { count } = await tx.scheduledPublish.updateMany({ where: asRead, data: { doneAt: now, refusal } });
    if (count > 0) await mailRefusal(tx, planned, refusal);
  });
}

async function mailRefusal(tx: Db, { siteId, pageId, action, actorId, at }: Planned, refusal: string): Promise<void> {
  if (actorId === null) return;
  const user = await tx.user.findUnique({
    where: { id: actorId },
    select: { name: true, email: true, editorLocale: true },
  });
  const page = await tx.page.findFirst({ where: { siteId, id: pageId }, select: { name: true } });
  if (!user || !page) return;
  const { name: site, origin, timeZone } = await mailedSite(tx, siteId);
  const locale = await mailLanguageOf(tx, siteId, user.editorLocale);
  const when = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
  const link = `${origin}/${locale}/edit/${pageId}?toolbar=1`;
  const texts = scheduleRefusedTexts(locale, { name: user.name, site, page: page.name, action, when, refusal, link });
  await queueMail(tx, siteId, { to: user.email, ...texts });
}
