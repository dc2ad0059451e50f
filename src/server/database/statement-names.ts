import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Each connection keeps every named statement until it ends, so there may not be many. */
const maxNames = 200;
const usesBeforeName = 5;

/**
 * Names the statements that come again and again, so that PostgreSQL parses and plans them once a connection instead of
 * each time. Others, such as lists of varying length, stay without a name (an empty text).
 */
export function statementNames(): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: 1_000 });
  return ({ sql }) => {
    const name = names.get(sql);
    if (name !== undefined || names.size >= maxNames) return name ?? "";
    const count = (uses.get(sql) ?? 0) + 1;
    uses.set(sql, count);
    if (count < usesBeforeName) return "";
    const fresh = createHash("sha256").update(sql).digest("base64url").slice(0, 22);
    names.set(sql, fresh);
    return fresh;
  };
}
