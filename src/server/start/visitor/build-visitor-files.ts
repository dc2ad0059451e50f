import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { VisitorBuild } from "~/server/visitor-html/visitor-build.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { cutFonts } from "./cut-fonts.ts";

/**
 * Makes what visitors' browsers load besides pages and media: loader, islands and typefaces, below `static/visitor` of
 * the build, where names hold a hash; and `visitor.json`, which names them. Nothing is written before `ready` resolves.
 */
export async function buildVisitorFiles(distDir: string, ready: Promise<void> = Promise.resolve()): Promise<void> {
  const folder = join(distDir, "static", "visitor");
  const address = "/_next/static/visitor";
  const [scripts, fonts] = await Promise.all([bundleScripts(address), cutFonts(address), ready]);
  const faces = `faces-${createHash("sha256").update(fonts.css).digest("hex").slice(0, 10)}.css`;
  replaceFolder(folder, [...scripts.files, ...fonts.files, { name: faces, bytes: Buffer.from(fonts.css) }]);
  replaceFolder(join(distDir, "drawing"), scripts.drawing);
  const { loader, islands } = scripts;
  const build: VisitorBuild = { loader, islands, fontFaces: `${address}/${faces}` };
  writeFileSync(join(distDir, "visitor.json"), JSON.stringify(build));
}

function replaceFolder(folder: string, files: { name: string; bytes: Uint8Array }[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
}
