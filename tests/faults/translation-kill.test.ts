import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { runCommands } from "~/features/page/service/run-commands.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { saveSettings } from "~/features/site/service.ts";
import { translateEverything } from "~/features/translation/everything/job.ts";
import { shownRun, startRun } from "~/features/translation/everything/run.ts";
import { mostTexts } from "~/features/translation/schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import { env } from "~/server/env.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";
import { program } from "../support/programs.ts";
import { startTranslationServer, type TranslationServer } from "../support/translation-servers.ts";

const database = useDatabase();
let deepl: TranslationServer;
beforeAll(async () => {
  deepl = await startTranslationServer("deepl");
  const access = { DEEPL_API_KEY: deepl.key, DEEPL_URL: deepl.url };
  Object.assign(env, access);
  Object.assign(process.env, access); // for the process that is killed
});
afterAll(() => deepl.close());

const count = 60;

it("goes on after a kill, and the service is asked again for nothing but the part that was under way", async () => {
  const { contexts } = await makeSite(database.db, {});
  const ctx: ServiceContext = { ...contexts[0], actor: { ...contexts[0].actor, isAdmin: true } };
  const { db, siteId, bus } = ctx;
  await db.user.update({ where: { id: ctx.actor.userId }, data: { isAdmin: true } });
  await saveSettings(ctx, { translations: { service: "deepl" } });
  const initialGroups = Array.from({ length: count }, () => "hero");
  const { pageId } = await addPage(ctx, { name: "Viele", locale: "de", collection: null, initialGroups });
  const read = async () => (await loadDraft(ctx, { pageId })).document;
  const steps = sectionsOf(await read()).map(({ id: groupId }, at) => ({
    command: "field.text" as const,
    input: { groupId, fieldName: "title", locale: "de" as const, text: `Nummer ${at}` },
  }));
  await runCommands(ctx, { pageId, steps });
  const french = async () => sectionsOf(await read()).flatMap(({ fields }) => fields["title"]?.texts.fr?.text ?? []);
  await startRun(ctx, { to: "fr" });
  const whole = { siteId };
  const { id: runId } = await inSite(siteId, () => db.translationRun.findFirstOrThrow({ where: whole }));

  const { file, execArgv } = program("translation");
  const child = spawn(process.execPath, [...execArgv, file, siteId, runId], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: "inherit",
  });
  const exit = once(child, "exit");
  const textsAsked = () => deepl.asked.flatMap(({ text }) => text as string[]);
  deepl.say((markup) => {
    if (textsAsked().length > mostTexts + 1) child.kill("SIGKILL"); // in its second part, before it is answered
    return markup.toUpperCase();
  });
  expect(await exit).toEqual([null, "SIGKILL"]);
  const before = textsAsked();
  const saved = await french();
  expect(saved.length).toBeGreaterThan(0);
  expect(saved.length).toBeLessThanOrEqual(mostTexts);
  expect(await shownRun(ctx)).toMatchObject({ state: "running" });

  deepl.say(null);
  const goOn = () => translateEverything({ db, bus, signal: new AbortController().signal }, { siteId, runId });
  await goOn(); // who was killed may still be at work, for all that anybody knows
  expect(textsAsked()).toEqual(before);
  const aMinuteAgo = { heardAt: new Date(Date.now() - 61_000) };
  await inSite(siteId, () => db.translationRun.updateMany({ where: whole, data: aMinuteAgo }));
  await goOn();
  expect(await shownRun(ctx)).toMatchObject({ state: "done", incomplete: [] });
  expect((await french()).toSorted()).toEqual(Array.from({ length: count }, (_, at) => `NUMMER ${at}`).toSorted());
  const again = before.filter((text, at) => textsAsked().indexOf(text, at + 1) >= 0);
  const underWay = deepl.asked.map(({ text }) => text as string[]).find((texts) => texts.includes(before.at(-1) ?? ""));
  expect(again.toSorted()).toEqual(underWay?.toSorted());
  expect(again.length).toBeLessThanOrEqual(mostTexts);
});
