import type { Page } from "@playwright/test";

interface Draft {
  revision: number;
  document: {
    groups: Record<
      string,
      { kind: string; fields: Record<string, { texts: Record<string, { text: string; json: unknown }> }> }
    >;
  };
}

/** The page under edit as the database holds it, read and changed by its API in a browser that is signed in. */
export class DraftApi {
  constructor(
    readonly page: Page,
    readonly pageId: string,
  ) {}

  read(): Promise<Draft> {
    return this.page.evaluate(async (pageId) => {
      const answer = await fetch(`/api/v1/page/draft?pageId=${pageId}`);
      return (await answer.json()) as Draft;
    }, this.pageId);
  }

  async textOf(item: string): Promise<string> {
    return (await this.contentOf(item))?.text ?? "";
  }

  /** The German text of a field, plain and as formatted JSON. */
  async contentOf(item: string): Promise<{ text: string; json: unknown } | undefined> {
    const { document } = await this.read();
    const [groupId = "", fieldName = ""] = item.split(":");
    return document.groups[groupId]?.fields[fieldName]?.texts["de"];
  }

  /** Runs one command as an editor does who has just loaded the page. */
  async edit(command: string, input: object): Promise<void> {
    const { revision } = await this.read();
    const body = {
      pageId: this.pageId,
      baseRevision: revision,
      operation: { opId: crypto.randomUUID(), command, input },
    };
    const status = await this.page.evaluate(async (sent) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/v1/page/edit", { method: "POST", headers, body: JSON.stringify(sent) });
      return `${answer.status} ${answer.ok ? "" : await answer.text()}`;
    }, body);
    if (!status.startsWith("200")) throw new Error(`The other person's change failed: ${status}`);
  }
}

/** A new page with these sections, made through the API. Answers with its id. */
export async function makePage(page: Page, name: string, kinds: string[]): Promise<string> {
  return page.evaluate(
    async ([title, initialGroups]) => {
      const answer = await fetch("/api/v1/page/add", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ initialMeta: { name: title }, lang: "de", initialGroups }),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    [name, kinds] as const,
  );
}
