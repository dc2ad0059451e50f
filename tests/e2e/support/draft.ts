import { expect, type Page } from "@playwright/test";

interface Draft {
  revision: number;
  document: {
    groups: Record<
      string,
      { kind: string; fields: Record<string, { texts: Record<string, { text: string; json: unknown }> }> }
    >;
    locales: Record<string, { slug: string }>;
  };
}

/** So many commands one call takes (`editsInput`), with room for what a section holds. */
const mostEdits = 10;

/** The page under edit as the database holds it, read and changed by its API in a browser that is signed in. */
export class DraftApi {
  constructor(
    readonly page: Page,
    readonly pageId: string,
  ) {}

  async read(): Promise<Draft> {
    return (await this.ask(`/api/v1/page/draft?pageId=${this.pageId}`)) as Draft;
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
  async edit(command: string, input: object, { force = false } = {}): Promise<void> {
    const { revision } = await this.read();
    const body = {
      pageId: this.pageId,
      baseRevision: revision,
      operation: { opId: crypto.randomUUID(), command, input },
      force,
    };
    await this.ask("/api/v1/page/edit", body);
  }

  /** Runs commands in their order, in as few calls as may be, on a page that nobody else has open. */
  async editInOrder(commands: { command: string; input: object }[]): Promise<void> {
    const { revision: baseRevision } = await this.read();
    const edits = commands.map((operation) => ({
      baseRevision,
      operation: { opId: crypto.randomUUID(), ...operation },
      force: true,
    }));
    for (let at = 0; at < edits.length;) {
      const body = { pageId: this.pageId, edits: edits.slice(at, at + mostEdits) };
      at += ((await this.ask("/api/v1/page/edits", body)) as unknown[]).length; // the last of them may be left out
    }
  }

  /** The server's answer; it is asked again as long as it turns work away, which an opId allows. */
  private async ask(path: string, body?: object): Promise<unknown> {
    let answer: unknown;
    await expect(async () => {
      const { status, text } = await this.page.evaluate(
        async ([where, sent]) => {
          const headers = { "content-type": "application/json" };
          const post = sent ? { method: "POST", headers, body: JSON.stringify(sent) } : {};
          const response = await fetch(where, post);
          return { status: response.status, text: await response.text() };
        },
        [path, body] as const,
      );
      answer = status === 200 ? JSON.parse(text) : `${status} ${text}`;
      expect(status, "the server takes work").not.toBe(503);
    }).toPass();
    if (typeof answer === "string") throw new Error(`${path} was answered with ${answer}`);
    return answer;
  }
}

/** A new page with these sections, made through the API. Answers with its id. */
export async function makePage(page: Page, name: string | Record<string, string>, kinds: string[]): Promise<string> {
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
