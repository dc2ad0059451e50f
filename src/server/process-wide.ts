/**
 * One value per process. The server's own modules and Next's bundle are two module graphs in one process; what
 * both must share (database pool, live bus, caches) is kept on `globalThis` under `name`.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`vitrine.${name}`);
  const store = globalThis as unknown as Record<symbol, Value | undefined>;
  return (store[key] ??= make());
}
