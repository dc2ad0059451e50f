import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * The Chromium that end-to-end tests drive: the system's, else Playwright's own. Run as a program it sees to it that
 * there is one: Playwright's download first, else Debian's package (as root).
 */
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

if (process.argv[1]?.endsWith("browser.ts") && !findChromium()) {
  try {
    execFileSync("npx", ["--no-install", "playwright", "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  } catch {
    process.stderr.write("Playwright's own browser cannot be had here; trying Debian's package.\n");
  }
  if (!findChromium()) {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "inherit" });
  }
  if (!findChromium()) throw new Error("There is no Chromium on this machine and none could be installed.");
}
