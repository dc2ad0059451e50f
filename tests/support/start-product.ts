import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { startArticleServer } from "./article-server.ts";
import { productFolder } from "./product-folder.ts";
import { isRunning } from "./started-product.ts";
import { startTranslationServer } from "./translation-servers.ts";

/**
 * Starts the product as `npm start` does, with an empty data folder that is thrown away afterwards. It ends with the
 * process `STARTED_BY`: programs in between (npx, a shell) outlive one that is ended without a chance to tell them.
 */
const folder = productFolder(Number(process.env.PORT));
rmSync(folder, { recursive: true, force: true }); // one that was cut off
mkdirSync(folder, { mode: 0o700 });
// Editors take articles over from a feed on this machine, which the operator alone can name.
const articles = await startArticleServer();
// Sites that choose DeepL are translated by a server of this process that speaks its API: into capital letters.
const deepl = await startTranslationServer("deepl");
const child = spawn(process.execPath, ["--import", "tsx", "src/server/start/start.ts"], {
  stdio: ["inherit", "pipe", "inherit"],
  env: {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: "",
    LOG_LEVEL: "error",
    DEEPL_API_KEY: deepl.key,
    DEEPL_URL: deepl.url,
    ARTICLE_FEED_URL: articles.url,
  },
});
// What goes wrong in the product is told with the stories; what its start says is not.
createInterface(child.stdout).on("line", (line) => line.startsWith("{") && process.stderr.write(`${line}\n`));
const starter = Number(process.env.STARTED_BY ?? process.ppid);
const watch = setInterval(() => {
  if (isRunning(starter)) return;
  clearInterval(watch);
  child.kill("SIGTERM");
}, 1_000);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
