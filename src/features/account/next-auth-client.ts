import { z } from "zod";

type SignInOutcome = "ok" | "wrong" | "tooMany" | "codeNeeded" | "codeWrong" | "unavailable" | "offline";

const csrfSchema = z.object({ csrfToken: z.string() });
const answerSchema = z.object({ url: z.string() });
const sessionSchema = z.object({ user: z.object({ id: z.string() }) });
const outcomes: Record<string, SignInOutcome> = {
  CredentialsSignin: "wrong",
  tooMany: "tooMany",
  codeNeeded: "codeNeeded",
  codeWrong: "codeWrong",
};

/**
 * Signs in through NextAuth's standard addresses, without leaving the page. `code` is the second step's, which is asked
 * for with `codeNeeded`.
 */
export async function signInWith(email: string, password: string, code = ""): Promise<SignInOutcome> {
  try {
    const answer = await post("/api/auth/callback/credentials", { email, password, code });
    const body = answerSchema.safeParse(await answer.json().catch(() => null));
    if (!body.success) return "unavailable";
    const error = new URL(body.data.url, location.origin).searchParams.get("error");
    if (error) return outcomes[error] ?? "unavailable";
    return answer.ok ? "ok" : "unavailable";
  } catch (error) {
    return error instanceof TypeError ? "offline" : "unavailable";
  }
}

/** Who is signed in in this browser now; null when nobody is, or nobody can tell. */
export async function signedInUserId(): Promise<string | null> {
  try {
    const session: unknown = await (await fetch("/api/auth/session")).json();
    return sessionSchema.safeParse(session).data?.user.id ?? null;
  } catch {
    return null;
  }
}

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken } = csrfSchema.parse(await (await fetch("/api/auth/csrf")).json());
  return fetch(path, { method: "POST", body: new URLSearchParams({ ...fields, csrfToken, json: "true" }) });
}
