import { Agent, get } from "node:http";
import { once } from "node:events";
import { WebSocket } from "ws";

/** What people met with at a product until nobody answered any more. */
interface Met {
  /** Pages that came whole, over connections that were kept. */
  pages: number;
  /** Whoever was cut off in the middle, and how. */
  cut: string[];
  /** The names of pages whose making was acknowledged. */
  made: string[];
  /** What a socket was told, and with which code it was closed. */
  told: string[];
  closedWith: number;
}

const readers = 8;

/**
 * Visitors, an editor of the optician's demo and live sockets, one of them asleep, until the product is gone. What they
 * have met with so far stands in `met`.
 */
export async function keepBusy(port: number): Promise<{ met: Met; gone: Promise<Met> }> {
  const origin = `http://localhost:${port}`;
  const cookie = await signIn(origin);
  const met: Met = { pages: 0, cut: [], made: [], told: [], closedWith: 0 };
  const open = async () => {
    const socket = new WebSocket(`ws://localhost:${port}/api/live`, { headers: { origin, cookie } });
    socket.on("error", () => undefined);
    await once(socket, "open");
    return socket;
  };
  const [awake, asleep] = [await open(), await open()];
  asleep.pause();
  awake.on("message", (data: Buffer) => met.told.push(data.toString()));
  const closed = once(awake, "close").then(([code]) => (met.closedWith = code as number));
  const works = [...Array.from({ length: readers }, () => read(origin, met)), write(origin, cookie, met)];
  return { met, gone: Promise.all([...works, closed]).then(() => (asleep.terminate(), met)) };
}

/** Reads one page after the other on one connection. */
async function read(origin: string, met: Met): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const end = await new Promise<string>((done) => {
      const call = get(`${origin}/de`, { agent }, (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
        answer.once("end", () => done(body.endsWith("</html>") ? "whole" : "half a page"));
        answer.once("error", (error: Error) => done(error.message));
      });
      call.once("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    });
    if (end === "ECONNREFUSED") return agent.destroy();
    if (end === "whole") met.pages += 1;
    else met.cut.push(end);
  }
}

/** Makes one page after the other. */
async function write(origin: string, cookie: string, met: Met): Promise<void> {
  const headers = { cookie, origin, "content-type": "application/json" };
  for (let count = 0; ; count += 1) {
    const name = `Unter Last ${count}`;
    const body = JSON.stringify({
      collectionName: null,
      initialMeta: { name: { de: name } },
      initialGroups: [],
      lang: "de",
    });
    try {
      const answer = await fetch(`${origin}/api/v1/page/add`, { method: "POST", headers, body });
      await answer.json();
      if (answer.status === 200) met.made.push(name);
      else met.cut.push(`a page was answered with ${answer.status}`);
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") return;
      met.cut.push(`a page: ${code}`);
    }
  }
}

async function signIn(origin: string): Promise<string> {
  const cookies = (answer: Response) => answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  const asked = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const login = { email: "optiker@vitrine.example", password: "vitrine-demo", csrfToken, json: "true" };
  const headers = { cookie: cookies(asked).join("; "), origin };
  const body = new URLSearchParams(login);
  const answer = await fetch(`${origin}/api/auth/callback/credentials`, { method: "POST", headers, body });
  return [...cookies(asked), ...cookies(answer)].join("; ");
}
