import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Translate = (markup: string) => string | Promise<string>;

/** A service on this machine that speaks the API of a real one. */
export interface TranslationServer {
  url: string;
  key: string;
  /** What it was sent, in order. */
  asked: Record<string, unknown>[];
  /** Makes the next requests fail like this, one after the other. */
  failNext(...answers: { status: number; body?: unknown; headers?: Record<string, string> }[]): void;
  /** Translates otherwise from now on, or breaks down where it throws; null goes back to capital letters. */
  say(translate: Translate | null): void;
  close(): Promise<void>;
}

interface Protocol {
  path: string;
  /** Null where the key is missing or wrong. */
  keyOf(request: IncomingMessage, body: Record<string, unknown>): unknown;
  refusal: { status: number; body: unknown };
  textsIn(body: Record<string, unknown>): string[];
  /** What is wrong with a request, as the real service would say it. */
  fault(body: Record<string, unknown>): unknown;
  answer(texts: string[]): unknown;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

const protocols = {
  deepl: {
    path: "/v2/translate",
    keyOf: ({ headers }) => headers.authorization?.replace(/^DeepL-Auth-Key /, ""),
    refusal: { status: 403, body: { message: "Forbidden" } },
    textsIn: (body) => body["text"] as string[],
    fault: (body) => {
      const codes = ["DE", "FR", "IT", "EN", "EN-GB", "PT", "PT-PT", "ES"];
      if (!codes.includes(text(body["target_lang"]))) return { message: "Value for 'target_lang' not supported." };
      return body["tag_handling"] === "xml" ? null : { message: "Tags are not handled." };
    },
    answer: (texts) => ({
      translations: texts.map((translated) => ({ detected_source_language: "DE", text: translated })),
    }),
  },
  libretranslate: {
    path: "/translate",
    keyOf: (_, body) => body["api_key"],
    refusal: { status: 403, body: { error: "Invalid API key" } },
    textsIn: (body) => body["q"] as string[],
    fault: (body) =>
      ["de", "fr", "it", "en"].includes(text(body["target"]))
        ? null
        : { error: `${text(body["target"])} is not supported` },
    answer: (texts) => ({ translatedText: texts }),
  },
  openai: {
    path: "/v1/chat/completions",
    keyOf: ({ headers }) => headers.authorization?.replace(/^Bearer /, ""),
    refusal: { status: 401, body: { error: { message: "Incorrect API key provided", type: "invalid_request_error" } } },
    textsIn: (body) => {
      const { content } = (body["messages"] as { role: string; content: string }[]).at(-1) ?? { content: "" };
      return (JSON.parse(content) as { texts: string[] }).texts;
    },
    fault: (body) => (text(body["model"]) === "" ? { error: { message: "you must provide a model parameter" } } : null),
    answer: (texts) => ({
      object: "chat.completion",
      choices: [
        {
          index: 0,
          finish_reason: "stop",
          message: { role: "assistant", content: "```json\n" + JSON.stringify({ translations: texts }) + "\n```" },
        },
      ],
    }),
  },
} satisfies Record<string, Protocol>;

/** Changes the words of a piece, and leaves tags and what stands in `x` alone. */
export function withWords(markup: string, change: (words: string) => string): string {
  return markup
    .split(/(<x[^>]*>[^]*?<\/x>|<[^>]+>|&\w+;)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");
}

/** Turns words into capital letters, so that every change shows. */
export const inCapitals = (markup: string) => withWords(markup, (words) => words.toUpperCase());

export async function startTranslationServer(name: keyof typeof protocols): Promise<TranslationServer> {
  const protocol: Protocol = protocols[name];
  const key = `${name}-key`;
  const asked: Record<string, unknown>[] = [];
  const failures: { status: number; body?: unknown; headers?: Record<string, string> }[] = [];
  let translate: Translate = inCapitals;
  const answer = async (request: IncomingMessage) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString("utf8")) as Record<string, unknown>;
    if (request.method !== "POST" || request.url !== protocol.path) return { status: 404, body: {} };
    asked.push(body);
    const failure = failures.shift();
    if (failure) return failure;
    if (protocol.keyOf(request, body) !== key) return protocol.refusal;
    const fault = protocol.fault(body);
    if (fault) return { status: 400, body: fault };
    return {
      status: 200,
      body: protocol.answer(await Promise.all(protocol.textsIn(body).map(async (piece) => translate(piece)))),
    };
  };
  const server = createServer((request, response) => {
    void answer(request)
      .catch((): (typeof failures)[number] => ({ status: 500 }))
      .then(({ status, body, headers }: (typeof failures)[number]) =>
        response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body ?? {})),
      );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: name === "openai" ? `${origin}/v1` : origin,
    key,
    asked,
    failNext: (...answers) => void failures.push(...answers),
    say: (other) => void (translate = other ?? inCapitals),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
