/** A line that comes back by itself is back before: after a restart of the server, or a tunnel. */
const firstLookMs = 20_000;
const everyMs = 30_000;
const longestAnswerMs = 5_000;

/**
 * Looks now and then, while the phone has no line, whether its network reaches the server all the same. Then it lets no
 * live connection through, or carries more phones than the server takes from one address: waiting is of no use there.
 * Returns the way to stop.
 */
export function watchRefusedLine(tell: (isRefused: boolean) => void, isThere = isServerThere): () => void {
  let isStopped = false;
  const look = async () => {
    const isRefused = await isThere();
    if (isStopped) return;
    tell(isRefused);
    timer = setTimeout(() => void look(), everyMs);
  };
  let timer = setTimeout(() => void look(), firstLookMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function isServerThere(): Promise<boolean> {
  const answer = fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(longestAnswerMs) });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}
