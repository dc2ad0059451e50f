import { aboutName } from "~/features/blocks/data/listing-data.ts";
import type { FormAnswer } from "~/features/forms/answer.ts";
import { askedFiles } from "~/features/forms/files/asked-files.ts";
import type { ReceivedForm } from "~/features/forms/files/receive-form.ts";
import { noticeOf } from "~/features/forms/form-texts.ts";
import { enteredOf } from "~/features/forms/entered.ts";
import { groupInputName, onceName, startName } from "~/features/forms/group-input-name.ts";
import { withAnswer } from "~/features/forms/pending-answers.ts";
import type { Outcome } from "~/features/forms/outcome.ts";
import { sentId } from "~/features/forms/sent-id.ts";
import { submitForm } from "~/features/forms/submit-form.ts";
import { destinationOf, segmentsOf } from "~/features/site/domain/pages/addresses.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { DomainError } from "~/lib/errors.ts";
import { isSameOrigin } from "../api/same-origin.ts";
import { isFormWithFiles } from "../http/body-limit.ts";
import { clientIp } from "../http/client-ip.ts";
import { getDb } from "../db.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { aboutIn } from "./about-in.ts";
import { answerOnce } from "./answer-once.ts";
import { hasHadItsPages } from "./asked-too-often.ts";
import { answerPreviewPassword } from "./preview.ts";
import { hasPass, takePassword } from "./protected-page.ts";
import { readAnswer } from "./read-form.ts";
import type { SiteRequest } from "./request.ts";
import { answerMissing } from "./visitor-page.ts";

/** When to send again what was too much for now: a minute helps where many send at once, and hurts nobody else. */
const waitSeconds = 60;

/** An answer that is shown again, and when the same may be sent once more, where that is known. */
type ShownAgain = FormAnswer & { retrySeconds?: number };

/** Whether a visitor sends a form that stands in a page. */
export function isForm({ request }: Pick<SiteRequest, "request">): boolean {
  const type = request.headers["content-type"] ?? "";
  const isPlain = request.method === "POST" && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
  return isPlain || isFormWithFiles(request);
}

/**
 * Takes a form that was sent to the address of its page: leads to the thanks in the page, or shows the page again with
 * what was written and what is wrong with it. To an address that the page had before, it is sent on to the one that it has.
 * What is sent to a page behind a password, without a pass, is that password, and from the page's script a form that is
 * not there now.
 * From a draft, in the editor or in a preview, nothing is sent. What comes from a page of another host is refused.
 */
export async function answerForm(ctx: SiteRequest): Promise<void> {
  const { request, response } = ctx;
  if (!isSameOrigin(request)) return sendPlain(response, 403);
  const index = await getSiteIndex(ctx.site.id);
  const segments = segmentsOf(ctx.pathname);
  if (!index || !segments || segments.includes("")) return sendPlain(response, 404);
  const target = destinationOf(index, segments);
  if (target.type === "preview") return answerPreviewPassword(ctx, index, target);
  if (target.type === "redirect") return sendOn(ctx, target.location);
  if (target.type !== "page" && target.type !== "search") {
    if (isForScript(ctx)) return say(ctx, "missing");
    return lead(ctx, ctx.pathname);
  }
  const { page, locale } = target;
  const isUnlocked = page.isProtected && (await hasPass(ctx, page.id));
  if (page.isProtected && !isUnlocked)
    return isForScript(ctx) ? say(ctx, "missing") : takePassword(ctx, { pageId: page.id, locale });
  const place = { pageId: page.id, locale, isUnlocked };
  const asksFor = (groupId: string) => askedFiles(clientIp(request), { siteId: ctx.site.id, ...place, groupId });
  const received = await readAnswer(ctx, asksFor);
  if (!received) return;

  const groupId = received.sent.get(groupInputName) ?? "";
  // The question for the password, which stood open while it was answered in another tab or taken away.
  if (groupId === "" && received.sent.has("password")) return lead(ctx, ctx.pathname);
  const answer = await submit(ctx, { ...place, groupId }, received);
  if (typeof answer === "object" && isWait(answer.notice))
    response.setHeader("retry-after", String(answer.retrySeconds ?? waitSeconds));
  if (isForScript(ctx)) return say(ctx, answer);
  if (answer === "stale") return sendPlain(response, 400); // no page without a script says a start
  if (answer === "missing") return answerMissing(ctx, index, locale);
  if (answer === "taken") return lead(ctx, `${ctx.pathname}${stillAbout(received)}#${sentId(groupId)}`);
  await showAgain(ctx, index, { ...place, answer: askingAgain(answer, received) });
}

/** A browser that loads a page anew forgets which files were chosen: the page then asks for them. */
function askingAgain(answer: FormAnswer, { files }: ReceivedForm): FormAnswer {
  const again = Object.fromEntries(files.map(({ question }) => [question, "fileAgain" as const]));
  return { ...answer, problems: { ...again, ...answer.problems } };
}

/** What the address of the page says of the entry that the answer is about: its thanks are those for a question. */
function stillAbout({ sent }: ReceivedForm): string {
  const about = aboutIn(sent);
  return about === null ? "" : `?${aboutName}=${about}`;
}

/** To where the page has moved: the browser sends the same there. */
function sendOn({ response, search }: SiteRequest, location: string): void {
  response.writeHead(307, { location: location + search, "cache-control": "no-store" });
  response.end();
}

/** To a path of this site, by a request of its own: going back and forth sends nothing twice. */
function lead({ response }: SiteRequest, location: string): void {
  response.writeHead(303, { location, "cache-control": "no-store" });
  response.end();
}

/** Whether the page's own script asks, which shows the answer in the form. */
function isForScript({ request }: SiteRequest): boolean {
  return request.headers.accept === "application/json";
}

function say({ response }: SiteRequest, answer: FormAnswer | "taken" | "missing" | "stale"): void {
  const outcome: Outcome =
    answer === "taken"
      ? { state: "sent" }
      : answer === "stale"
        ? { state: "stale" }
        : answer === "missing"
          ? { state: "refused", notice: "changed", problems: {} }
          : {
              state: "refused",
              notice: answer.notice,
              problems: answer.problems,
              ...(answer.files && { files: answer.files }),
            };
  const status = answer === "taken" ? 200 : answer === "missing" ? 404 : answer === "stale" ? 409 : statusOf(answer);
  response.writeHead(status, { "content-type": "application/json", "cache-control": "private, no-store" });
  response.end(JSON.stringify(outcome));
}

function statusOf({ notice }: FormAnswer): number {
  return isWait(notice) ? 429 : 422;
}

function isWait(notice: FormAnswer["notice"]): boolean {
  return notice === "wait" || notice === "waitLong";
}

async function submit(
  { request, site }: SiteRequest,
  address: { pageId: string; groupId: string; locale: string; isUnlocked: boolean },
  { sent, files, problems: fileProblems, refused, isTooMuch, drop }: ReceivedForm,
): Promise<ShownAgain | "taken" | "missing" | "stale"> {
  const { groupId } = address;
  const entered = enteredOf(sent);
  try {
    if (isTooMuch) return { groupId, entered, problems: {}, notice: "wait" };
    const caller = { db: getDb(), ip: clientIp(request) };
    const once = sent.get(onceName) ?? undefined;
    const about = sent.get(aboutName) ?? undefined;
    const start = sent.getAll(startName).at(-1);
    const said = { once, about, start, isOnPage: true, files, fileProblems };
    const { problems } = await submitForm(caller, { siteId: site.id, ...address, ...said }, entered);
    if (Object.keys(problems).length === 0) return "taken";
    const named = Object.keys(refused).length > 0 && { files: refused };
    return { groupId, entered, problems, ...named, notice: noticeOf(problems) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "forbidden") return { groupId, entered, problems: {}, notice: "closed" };
    if (error.code === "stale") return "stale";
    if (error.code === "too-many") {
      const again = { groupId, entered, problems: {} };
      if (error.details?.["reason"] !== "unstarted") return { ...again, notice: "wait" };
      return { ...again, notice: "waitLong", retrySeconds: Math.ceil(Number(error.details["retryAfterMs"]) / 1_000) };
    }
    return "missing";
  } finally {
    await drop();
  }
}

async function showAgain(
  ctx: SiteRequest,
  index: SiteIndex,
  { pageId, locale, answer, isUnlocked }: { pageId: string; locale: string; answer: FormAnswer; isUnlocked: boolean },
): Promise<void> {
  if (hasHadItsPages(ctx)) return;
  const status = statusOf(answer);
  await withAnswer(answer, async (key) => {
    const url = `/_site/${index.id}/${locale}/answered/${pageId}?answer=${key}${isUnlocked ? "&unlocked=1" : ""}`;
    if (ctx.next.isDevelopment) ctx.request.method = "GET"; // its body was read
    await answerOnce(ctx, { url, status });
  });
}
