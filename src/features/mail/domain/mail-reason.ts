/**
 * Why a mail did not go, as people may read it: `refused` – the mail server does not take it, for good; `later` – not now;
 * `login` – it does not let us in; `unreachable` – it does not answer; `sealed` – its text was kept under another secret;
 * `other` – what the log tells.
 */
export const mailReasons = ["refused", "later", "login", "unreachable", "sealed", "other"] as const;
type MailReason = (typeof mailReasons)[number];

const known: readonly [MailReason, RegExp][] = [
  ["sealed", /^Sealed with another secret/],
  ["login", /^(Invalid login|Missing credentials)/],
  ["refused", /(^|: )5\d\d[\s-]/],
  ["later", /(^|: )4\d\d[\s-]/],
  ["unreachable", /\bE(CONN[A-Z]+|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|SOCKET)\b|timeout|greeting|connection|TLS/i],
];

/** What was kept of a failed try, told by its reason alone: the words of a mail server or of this one are for the log. */
export function mailReason(error: string): MailReason {
  return known.find(([, words]) => words.test(error))?.[0] ?? "other";
}
