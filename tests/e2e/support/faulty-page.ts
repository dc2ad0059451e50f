import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editSite } from "./call-api.ts";
import { DraftApi, makePage } from "./draft.ts";

/** A page of this site with a fault of each kind, and a colour of the site that is hard to see. Answers with its id. */
export async function makeFaultyPage(page: Page): Promise<string> {
  const pageId = await makePage(page, { de: "Prüfstand", fr: "Banc d’essai" }, ["richTextBlock", "cta"]);
  const draft = new DraftApi(page, pageId);
  const groups = Object.entries((await draft.read()).document.groups);
  const groupOf = (kind: string) => groups.find(([, group]) => group.kind === kind)?.[0];
  const lines = Array.from({ length: 30 }, () => ({ type: "p", children: [{ text: "Velos und mehr Velos." }] }));
  const early = { type: "h2", children: [{ text: "Zu früh" }] };
  const [text, call] = [groupOf("richTextBlock"), groupOf("cta")];
  for (const [locale, url, words] of [
    ["de", "/de/nirgends", "dorthin"],
    ["fr", "/fr/nulle-part", "là-bas"],
  ]) {
    const link = { type: "a", url, children: [{ text: words }] };
    const json = [...lines, early, ...lines, { type: "p", children: [link] }];
    await draft.edit("field.richText", { groupId: text, fieldName: "textBlock", locale, json });
    await draft.edit("field.text", { groupId: call, fieldName: "title", locale, text: "Titel" });
    await draft.edit("field.text", { groupId: call, fieldName: "button", locale, text: "Hin" });
  }
  for (const [fieldName, url] of [
    ["button", "/de/auch-nicht"],
    ["secondaryButton", "https://velo.example"],
  ])
    await draft.edit("field.link", { groupId: call, fieldName, link: { type: "url", url } });
  await editSite(page, "theme.save", { theme: { palette: { paper: "#ffffff", accent: "#eeeeee" } } });
  const hidden = await makePage(page, { de: "Hinterzimmer", fr: "Arrière-boutique" }, ["hero"]);
  const [container] = await page.evaluate(
    async () => (await (await fetch("/api/v1/navigation?includeDrafts=true")).json()) as { id: string }[],
  );
  await editSite(page, "navigation.add", { entryId: randomUUID(), containerId: container?.id, pageId: hidden });
  return pageId;
}
