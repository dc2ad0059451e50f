/** Ends the session of this browser; whether it did. Never throws. */
export async function signOutHere(): Promise<boolean> {
  try {
    const given = await fetch("/api/auth/csrf");
    if (!given.ok) return false; // without its token the next call would do nothing, and answer that all is well
    const { csrfToken } = (await given.json()) as { csrfToken: string };
    const body = new URLSearchParams({ csrfToken, json: "true" });
    return (await fetch("/api/auth/signout", { method: "POST", body })).ok;
  } catch {
    return false;
  }
}
