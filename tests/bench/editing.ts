import { randomUUID } from "node:crypto";
import { apiClient } from "../support/api.ts";
import { signIn } from "../support/session.ts";
import { type Figure, ms, spread, timed, within } from "./figures.ts";
import { locales } from "./product.ts";

/** Saving a field, publishing a page of 50 sections in 3 languages, opening it cold and in the editor. */
export async function editing(origin: string): Promise<Figure[]> {
  const cookie = await signIn(origin, "admin@vitrine.example", "vitrine-demo");
  const api = apiClient(origin, cookie);
  const floor = await timed(100, () => fetch(`${origin}/healthz`).then((answer) => answer.text()));
  const beside = `GET /healthz ${spread(floor)}`;

  const page = await api.page.add.mutate({
    collectionName: null,
    lang: "de",
    initialMeta: { name: Object.fromEntries(locales.map((locale) => [locale, "Messung"])) },
  });
  const pageId = page.id;
  let revision = (await api.page.draft.query({ pageId })).revision;
  const run = async (command: string, input: Record<string, string | null | object>) => {
    const operation = { opId: randomUUID(), command, input: input as never };
    const result = await api.page.edit.mutate({ pageId, baseRevision: revision, operation });
    revision = result.revision;
  };

  const groupIds: string[] = [];
  for (let index = 0; index < 50; index += 1) {
    const groupId = randomUUID();
    await run("group.add", { groupId, kind: "textOnImage", nextTo: groupIds.at(-1) ?? null, parentId: null });
    groupIds.push(groupId);
    for (const locale of locales) {
      await run("field.text", { groupId, fieldName: "title", locale, text: `Abschnitt ${index} ${locale}` });
    }
  }
  const first = groupIds[0] ?? "";
  const saves = await timed(100, (index) =>
    run("field.text", { groupId: first, fieldName: "title", locale: "de", text: `Titel ${index}` }),
  );
  const publishes: number[] = [];
  const cold: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    await run("field.text", { groupId: first, fieldName: "title", locale: "de", text: `Ausgabe ${index}` });
    publishes.push(...(await timed(1, () => api.page.publish.mutate({ id: pageId }))));
    cold.push(...(await timed(1, () => visit(`${origin}/de/messung`, `Ausgabe ${index}`))));
  }
  const warm = await timed(20, () => visit(`${origin}/de/messung`, "Ausgabe 19"));
  const edit = await timed(50, () => visit(`${origin}/de/edit/${pageId}?toolbar=1`, "Ausgabe 19", cookie));
  await api.page.remove.mutate({ id: pageId });
  const size = `50 sections, ${locales.length} languages`;
  return [
    { name: "save of a field", value: spread(saves), beside, goals: [within(150, saves)] },
    { name: `publish, ${size}`, value: spread(publishes), beside, goals: [within(1_000, publishes)] },
    {
      name: `cold page, ${size}`,
      value: spread(cold),
      beside: `the same page warm ${spread(warm)}`,
      goals: [within(400, cold)],
    },
    { name: `edit page, ${size}`, value: spread(edit), beside, goals: [within(300, edit, 0.99)] },
    { name: "edit page, first of all", value: ms(edit[0] ?? Number.NaN), beside: "with what the server loads once" },
  ];
}

/** Reads a page to its end; throws unless it shows `text`, so that an error page is no fast page. */
async function visit(url: string, text: string, cookie = ""): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } });
  const html = await answer.text();
  if (!answer.ok || !html.includes(text)) throw new Error(`${url} answered ${answer.status} without “${text}”`);
}
