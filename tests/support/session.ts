/** Signs in as a browser does, over NextAuth's standard endpoints, and returns the `cookie` header of the session. */
export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const jar = new Map<string, string>();
  const csrf = await fetch(`${origin}/api/auth/csrf`);
  keep(csrf, jar);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", cookie: header(jar), origin },
    body: new URLSearchParams({ csrfToken, email, password, json: "true" }),
  });
  keep(answer, jar);
  const cookie = header(jar);
  if (!cookie.includes("session-token")) throw new Error(`Signing in as ${email} failed (${answer.status})`);
  return cookie;
}

function keep(response: Response, jar: Map<string, string>): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const [name = "", ...value] = pair.split("=");
    jar.set(name, value.join("="));
  }
}

function header(jar: Map<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
