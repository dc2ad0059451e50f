import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { PendingChange } from "../../domain/pending-changes.ts";
import type { GameState } from "../../schema.ts";
import { keepRefusal, keptRefusal } from "./kept-refusal.ts";
import { inOrder, memoryStorage, type KeptRefusal, type PhoneStorage } from "./phone-storage.ts";

interface Schema extends DBSchema {
  changes: { key: string; value: PendingChange; indexes: { gameId: string } };
  games: { key: string; value: { id: string; keptAt: number; state: GameState }; indexes: { keptAt: number } };
}
type Database = IDBPDatabase<Schema>;

/** A database that answers later than this is as good as none: some browsers never answer in private mode. */
const patienceMs = 2_500;
/** Rounds that were not opened for this long are forgotten. */
const keptDays = 60;
/** What browsers call it when they have closed the database under us. */
const lostConnection = new Set(["InvalidStateError", "UnknownError"]);

/** The phone's own database, or this tab's memory where there is none. Never rejects. */
export async function openPhoneStorage(): Promise<PhoneStorage> {
  try {
    const storage = new IndexedStorage(await withinPatience(openDatabase()), openDatabase);
    await storage.forgetOldGames(Date.now() - keptDays * 86_400_000);
    return storage;
  } catch {
    return memoryStorage(); // forbidden, full, or hanging
  }
}

class IndexedStorage implements PhoneStorage {
  readonly isLasting = true;

  constructor(
    private database: Database,
    private readonly reopen: () => Promise<Database>,
  ) {}

  changesOf(gameId: string): Promise<PendingChange[]> {
    return this.#use(async (db) => inOrder(await db.getAllFromIndex("changes", "gameId", gameId)));
  }

  gameIds(): Promise<string[]> {
    return this.#use(async (db) => [...new Set((await db.getAll("changes")).map((change) => change.gameId))]);
  }

  keepChange(change: PendingChange): Promise<void> {
    return this.#put("changes", change);
  }

  forgetChange(opId: string): Promise<void> {
    return this.#use((db) => db.delete("changes", opId));
  }

  gameOf(id: string): Promise<GameState | null> {
    return this.#use(async (db) => (await db.get("games", id))?.state ?? null);
  }

  keepGame(id: string, state: GameState): Promise<void> {
    return this.#put("games", { id, keptAt: Date.now(), state });
  }

  forgetGame(id: string): Promise<void> {
    return this.#use((db) => db.delete("games", id));
  }

  async refusalOf(gameId: string): Promise<KeptRefusal | null> {
    return keptRefusal(gameId);
  }

  async keepRefusal(gameId: string, refusal: KeptRefusal | null): Promise<void> {
    keepRefusal(gameId, refusal);
  }

  forgetOldGames(before: number): Promise<void> {
    return this.#use(async (db) => {
      const old = await db.getAllKeysFromIndex("games", "keptAt", IDBKeyRange.upperBound(before));
      await Promise.all(old.map((id) => db.delete("games", id)));
    });
  }

  #put<Name extends "changes" | "games">(name: Name, value: Schema[Name]["value"]): Promise<void> {
    return this.#use(async (db) => {
      const tx = db.transaction(name, "readwrite");
      void tx.store.put(value).catch(() => undefined); // `done` tells
      tx.commit(); // at once, so that it goes through even when the page ends right now
      await tx.done;
    });
  }

  /** A phone that slept may have lost its database connection: then it is opened anew, once. */
  async #use<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
    try {
      return await withinPatience(work(this.database));
    } catch (error) {
      if (!(error instanceof DOMException) || !lostConnection.has(error.name)) throw error;
      this.database = await withinPatience(this.reopen());
      return withinPatience(work(this.database));
    }
  }
}

function openDatabase(): Promise<Database> {
  return openDB<Schema>("vitrine-golf", 1, {
    upgrade(db) {
      db.createObjectStore("changes", { keyPath: "opId" }).createIndex("gameId", "gameId");
      db.createObjectStore("games", { keyPath: "id" }).createIndex("keptAt", "keptAt");
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(), // another tab brings a newer version
  });
}

async function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("the phone's database does not answer")), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
