import type { Page } from "@playwright/test";
import { DraftApi, makePage } from "./draft.ts";

const paragraph = (text: string) => [{ type: "p", children: [{ text }] }];
const both = (text: string) => ({ texts: { de: text, fr: text } });
const rich = (text: string) => ({ texts: { de: paragraph(text), fr: paragraph(text) } });

/** A published page with an announcement, positions and a form, in both languages; the message is asked for late. */
export async function listsPage(page: Page) {
  const pageId = await makePage(page, { de: "Stellen", fr: "Stellen" }, []);
  const draft = new DraftApi(page, pageId);
  const position = (title: string) => ({
    options: {},
    fields: { title: both(title), description: rich(`Alles über ${title}`) },
  });
  const question = (label: string, options: object, fields: object = {}) => ({
    options,
    fields: { label: both(label), ...fields },
  });
  const barId = crypto.randomUUID();
  for (const [groupId, content] of [
    [barId, { kind: "announcementBar", options: {}, fields: { textBlock: rich("Heute geschlossen") } }],
    [
      crypto.randomUUID(),
      {
        kind: "jobs",
        options: {},
        fields: { title: both("Stellen") },
        cards: [position("Leitung"), position("Lehre")],
      },
    ],
    [
      crypto.randomUUID(),
      {
        kind: "form",
        options: {},
        fields: { title: both("Fragen") },
        cards: [
          question("Wer sind Sie?", { answer: "text", required: true }),
          question("E-Mail", { answer: "email", required: true }),
          question("Wann?", { answer: "choice", required: true }, { choices: rich("Heute") }),
          question("Sie dürfen mir schreiben", { answer: "consent", required: true }),
          question("Nachricht", { answer: "longText" }, { help: rich("Ein Satz genügt.") }),
          question("Lebenslauf", { answer: "file" }),
        ],
      },
    ],
  ] as const)
    await draft.edit("group.insert", { groupId, nextTo: null, parentId: null, content });
  const slug = await publish(page, pageId);
  return { slug, draft, barId };
}

export async function setText(draft: DraftApi, groupId: string, text: string): Promise<void> {
  for (const locale of ["de", "fr"])
    await draft.edit("field.richText", { groupId, fieldName: "textBlock", locale, json: paragraph(text) });
}

/** Publishes the page and answers with its German slug. */
export async function publish(page: Page, id: string): Promise<string> {
  return page.evaluate(async (pageId) => {
    const body = JSON.stringify({ id: pageId });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/v1/page/publish", { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    const draft = (await (await fetch(`/api/v1/page/draft?pageId=${pageId}`)).json()) as {
      document: { locales: { de: { slug: string } } };
    };
    return draft.document.locales.de.slug;
  }, id);
}
