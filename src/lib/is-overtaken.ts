/** Whether a question failed because a newer one has taken its place: somebody aborted it. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
