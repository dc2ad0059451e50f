import { afterAll, vi } from "vitest";

/**
 * Several test files run in one process, one after the other, because reading the packages again for each of them takes
 * longer than most of their tests. Each still begins as it would alone: with modules of its own, with the variables
 * that the process was started with, and with nothing process-wide; what it leaves open there is closed.
 */
const worker = globalThis as unknown as { startedWith?: NodeJS.ProcessEnv } & Record<symbol, unknown>;
const environment = (worker.startedWith ??= { ...process.env });

for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
vi.useRealTimers();
vi.resetModules();

afterAll(async () => {
  for (const key of Object.getOwnPropertySymbols(worker)) {
    if (!Symbol.keyFor(key)?.startsWith("vitrine.")) continue;
    const open = worker[key] as Partial<Record<"close" | "$disconnect", () => Promise<void>>>;
    delete worker[key];
    await (open.close ? open.close() : open.$disconnect?.());
  }
});
