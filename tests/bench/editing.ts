import { randomUUID } from "node:crypto";
import { apiClient } from "../support/api.ts";
import { signIn } from "../support/session.ts";
import { type Figure, spread, timed } from "./figures.ts";

/** Saving a field, publishing a page of 50 sections in 3 languages, opening it cold and in the editor. */
export async function editing(origin: string): Promise<Figure[]> {
  const cookie = await signIn(origin, "admin@vitrine.example", "vitrine-demo");
  const api = apiClient(origin, cookie);
  const floor = await timed(100, () => fetch(`${origin}/healthz`).then((answer) => answer.text()));
  const beside = `GET /healthz ${spread(floor)}`;

  const page = await api.page.add.mutate({
    collectionName: null,
    lang: "de",
    initialMeta: { name: { de: "Messung" } },
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
    for (const locale of ["de", "fr"]) {
      await run("field.text", { groupId, fieldName: "title", locale, text: `Abschnitt ${index} ${locale}` });
    }
  }
  const first = groupIds[0] ?? "";
  const saves = await timed(100, (index) =>
    run("field.text", { groupId: first, fieldName: "title", locale: "de", text: `Titel ${index}` }),
  );
  const publishes = await timed(10, async (index) => {
    await run("field.text", { groupId: first, fieldName: "title", locale: "de", text: `Ausgabe ${index}` });
    const began = performance.now();
    await api.page.publish.mutate({ id: pageId });
    return performance.now() - began;
  });
  const slug = (await api.page.draft.query({ pageId })).document.locales.de?.slug ?? "";
  const cold = await timed(1, () => fetch(`${origin}/de/${slug}`).then((answer) => answer.text()));
  const edit = await timed(20, () =>
    fetch(`${origin}/de/edit/${pageId}?toolbar=1`, { headers: { cookie } }).then((answer) => answer.text()),
  );
  await api.page.remove.mutate({ id: pageId });
  return [
    { name: "save of a field", value: spread(saves), beside: `${beside}; goal p95 ≤ 150 ms` },
    { name: "publish, 50 sections", value: spread(publishes), beside: `${beside}; goal p95 ≤ 1 s` },
    { name: "cold page, 50 sections", value: spread(cold), beside: `${beside}; goal p95 ≤ 400 ms` },
    { name: "edit page, 50 sections", value: spread(edit), beside: `${beside}; goal p99 ≤ 300 ms` },
  ];
}
