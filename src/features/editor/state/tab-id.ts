import { v4 } from "uuid";
import { tabStorage } from "~/lib/browser/safe-storage.ts";

const key = "vitrine.tab";

/** Milliseconds that a reloaded page waits for the one before it to let go of the tab's name. */
const patience = 1000;

let name: Promise<string> | null = null;

/**
 * The name of this browser tab, the same after a reload and different in a duplicated tab, and which tabs are open.
 * A lock that lasts as long as the tab tells the living from the gone. One page claims one name, however often it asks.
 */
export async function claimTab(): Promise<{ tabId: string; isAlive: (tabId: string) => boolean }> {
  name ??= claimName();
  const tabId = await name;
  const held = await heldLocks();
  return { tabId, isAlive: (other) => other !== tabId && held.has(lockOf(other)) };
}

/** None where the browser keeps them from the page, as some do in a private window. */
async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  const locks = await navigator.locks?.query().catch(() => null);
  return new Set(locks?.held?.map((lock) => lock.name));
}

async function claimName(): Promise<string> {
  const wanted = tabStorage.get(key) ?? v4();
  const tabId = (await hold(wanted)) ? wanted : v4();
  if (tabId !== wanted) await hold(tabId);
  tabStorage.set(key, tabId);
  return tabId;
}

function lockOf(tabId: string): string {
  return `${key}.${tabId}`;
}

/** Without locks (a page over plain http) every tab may claim its name; operations are safe to send twice. */
function hold(tabId: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patience);
    const whileHeld = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(lockOf(tabId), { signal }, whileHeld).catch(() => resolve(false));
  });
}
