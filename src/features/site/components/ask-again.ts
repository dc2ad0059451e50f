/** How often it is asked, in milliseconds. */
export const askedEvery = 400;

/**
 * Asks again and again, once the last answer is there, and tells each answer that is one, until it is stopped; what comes
 * afterwards is not told. A question that fails is asked again.
 */
export function askAgain<Answer>(ask: () => Promise<Answer | null>, tell: (answer: Answer) => void): () => void {
  let isStopped = false;
  const wait = () => new Promise((done) => setTimeout(done, askedEvery));
  void (async () => {
    for (await wait(); !isStopped; await wait()) {
      const answer = await ask().catch(() => null);
      if (answer !== null && !isStopped) tell(answer);
    }
  })();
  return () => void (isStopped = true);
}
