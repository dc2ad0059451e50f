/** Ends the session of this browser; whether it did. */
export async function signOutHere(): Promise<boolean> {
  const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, json: "true" });
  return (await fetch("/api/auth/signout", { method: "POST", body })).ok;
}
