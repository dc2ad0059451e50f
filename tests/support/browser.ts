import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The Chromium that people see, for pictures and measurements: the system's, else Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The Chromium that stories drive: without the parts that only a window needs, a page costs half of the processor's
 * time. Where there is none, the one that people see.
 */
export function findHeadlessChromium(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium();
}

/** Debian's packages (as root); whoever has no network is not kept waiting for it. */
function installPackages(...names: string[]): void {
  const patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];
  for (const args of [["update"], ["install", "-y", ...names]]) {
    execFileSync("apt-get", [...patience, "-qq", ...args], { stdio: "inherit", timeout: 240_000 });
  }
}

function installPlaywrights(): void {
  execFileSync("npx", ["--no-install", "playwright", "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
}

/** Run as a program it sees to it that there is a browser, the quick one where that can be had. */
function seeToIt(): void {
  const ways = [
    () => installPackages("chromium", "chromium-headless-shell"),
    () => findChromium() ?? installPlaywrights(),
    () => findChromium() ?? installPackages("chromium"),
  ];
  for (const way of ways) {
    try {
      way();
    } catch {
      process.stderr.write("That browser cannot be had here.\n");
    }
  }
  if (!findHeadlessChromium()) throw new Error("There is no Chromium on this machine and none could be installed.");
}

if (process.argv[1]?.endsWith("browser.ts") && !process.env.CHROMIUM_PATH && !existsSync(headlessShell)) seeToIt();
