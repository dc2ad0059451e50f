/** What a service answered; null for what is no JSON, and so no answer of theirs. */
export function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}
