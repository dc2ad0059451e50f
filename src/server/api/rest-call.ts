/** Tells of procedures where REST answers them, and under which heading the API's description shows them. */
export function restOf(tag: string) {
  return (method: "GET" | "POST", path: `/${string}`) => ({ openapi: { method, path, tags: [tag] } });
}
