import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";

const kinds =
  /^(blocks\/(kinds|styles)|directory\/blocks|forms\/styles|golf\/(styles|blocks)|map\/(styles|blocks)|site\/styles).*\.css$/;

/** The style sheets of the site and of all kinds as one, with the addresses of its typefaces on this disk. */
export async function galleryStyleSheet(): Promise<string> {
  const from = resolve("src/app/globals.css");
  const sheets = (await readdir("src/features", { recursive: true })).filter((path) => kinds.test(path));
  const all = await readFile(from, "utf8");
  const imports = sheets
    .filter((path) => !all.includes(path)) // in its layer already
    .map((path) => `@import "../features/${path}";\n`)
    .join("");
  const result = await postcss([tailwind({ optimize: false })]).process(all + imports, {
    from,
    to: from,
  });
  return result.css.replaceAll(/url\("?\.\.?\//g, (found) =>
    found.replace(/\.\.?\/$/, `${pathToFileURL("src/app").href}/${found.includes("..") ? "../" : ""}`),
  );
}
