import { createRequire } from "node:module";
import type * as Client from "react-dom/client";
import { afterAll } from "vitest";

/** One for all files of the process: what they import of React is read once. */
const worker = globalThis as unknown as { drawnRoots?: Set<Client.Root> };
const drawn = (worker.drawnRoots ??= watchRoots());

/** Notes each root, from before anybody has imported what makes them. */
function watchRoots(): Set<Client.Root> {
  const roots = new Set<Client.Root>();
  const client = createRequire(import.meta.url)("react-dom/client") as typeof Client;
  const { createRoot } = client;
  client.createRoot = (...given) => {
    const root = createRoot(...given);
    roots.add(root);
    return root;
  };
  return roots;
}

/** What is drawn from here on, and listens, ends with the tests around this call; the page is empty then, at its root, and keeps nothing. */
export function endPage(): void {
  afterAll(() => {
    for (const root of drawn) root.unmount();
    drawn.clear();
    document.body.replaceChildren();
    history.replaceState(null, "", "/");
    sessionStorage.clear();
    localStorage.clear();
  });
}
