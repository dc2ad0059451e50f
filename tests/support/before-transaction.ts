import type { RootDb } from "~/server/db.ts";

/** A database that does some work of others before its first transaction begins, as if they had been quicker. */
export function beforeTransaction(db: RootDb, work: () => Promise<unknown>): RootDb {
  let done: Promise<unknown> | undefined;
  return new Proxy(db, {
    get(target, name) {
      if (name !== "$transaction") return Reflect.get(target, name) as unknown;
      return async (transaction: never) => {
        await (done ??= work());
        return (await target.$transaction(transaction)) as unknown;
      };
    },
  });
}
