import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { getServerSession } from "next-auth";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { authOptions } from "~/features/account/next-auth-options.ts";
import { joinSite } from "~/features/account/service.ts";
import { openSession, sealSession, sessionCookieName } from "~/server/auth.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { opened } from "../support/live-call.ts";
import { makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;

beforeAll(async () => {
  site = await makeSite(database.db, "haus");
});
afterEach(() => void vi.useRealTimers());

/** A member's session with its sealed cookie; `loseRow` takes the row away as only the database would: nobody is told. */
async function memberSession() {
  const { id } = await makePerson(database.db, "mia");
  await joinSite(database.db, { siteId: site.id, userId: id });
  const sessionId = await openSession(database.db, id);
  const sealed = await sealSession({ sessionId, siteId: site.id, isSecure: false });
  const loseRow = () => database.db.session.delete({ where: { sessionToken: sessionId } });
  return { sealed, loseRow };
}

it("closes within a minute a socket whose session ended unannounced", async () => {
  const { sealed, loseRow } = await memberSession();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const socket = await opened(api.socket(site.host, { cookie: `${sessionCookieName(false)}=${sealed}` }));
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  vi.advanceTimersByTime(60_000);
  await new Promise((pong) => socket.once("pong", pong).ping());
  expect(socket.readyState).toBe(socket.OPEN);
  await loseRow();
  vi.advanceTimersByTime(60_000);
  expect(await closed).toBe(4401);
});

it("is nobody's any more to NextAuth, however good its cookie is", async () => {
  const { sealed, loseRow } = await memberSession();
  const session = () => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      headers: { host: site.host },
      cookies: { [sessionCookieName(false)]: sealed },
    });
    const told = { onSignedIn: () => undefined, onSignedOut: () => undefined };
    const options = authOptions({
      site,
      ip: "192.0.2.1",
      isSecure: false,
      cookie: undefined,
      userAgent: null,
      language: "de",
      ...told,
    });
    return getServerSession(request, new ServerResponse(request), options);
  };
  expect(await session()).toHaveProperty("user");
  await loseRow();
  expect(await session()).toBeNull();
});
