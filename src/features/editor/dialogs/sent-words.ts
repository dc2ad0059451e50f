/**
 * Takes note of what stands in a form when it is sent. Answers whether that is still all that stands there: only then may
 * the form be emptied or closed once it is saved, because what was typed meanwhile is not.
 */
export function sentWords(form: HTMLFormElement): () => boolean {
  const words = () => JSON.stringify([...new FormData(form)]);
  const sent = words();
  return () => words() === sent;
}
