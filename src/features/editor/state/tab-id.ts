const key = "vitrine.tab";

/**
 * The name of this browser tab, the same after a reload and different in a duplicated tab, and which tabs are open.
 * A lock that lasts as long as the tab tells the living from the gone.
 */
export async function claimTab(): Promise<{ tabId: string; isAlive: (tabId: string) => boolean }> {
  const wanted = sessionStorage.getItem(key) ?? crypto.randomUUID();
  const tabId = (await hold(wanted)) ? wanted : crypto.randomUUID();
  if (tabId !== wanted) await hold(tabId);
  sessionStorage.setItem(key, tabId);
  const held = new Set((await navigator.locks?.query())?.held?.map((lock) => lock.name) ?? []);
  return { tabId, isAlive: (other) => other !== tabId && held.has(lockOf(other)) };
}

function lockOf(tabId: string): string {
  return `${key}.${tabId}`;
}

/** Without locks (a page over plain http) every tab may claim its name; operations are safe to send twice. */
function hold(tabId: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(tabId), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
  });
}
