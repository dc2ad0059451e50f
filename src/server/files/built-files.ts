import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { encodeAll, type Encoded } from "../http/encoding.ts";
import { remembered } from "../remembered.ts";
import { nullIfMissing } from "./files.ts";
import { filesBelow } from "./files-below.ts";

/** A file of the build: compressed once, or as it is where that makes it no smaller. */
type BuiltFile = Encoded | Buffer;

const alreadySmall = new Set([".woff2", ".png", ".webp"]);
/** What a page asks for that was made before: it may lie in a browser, or in memory here. */
const isForVisitors = (name: string) => name.startsWith("static/visitor/") || extname(name) === ".woff2";

/** Of what visitors load, all but a whole library is made as small as it goes: the first of them waits a tenth of a second. */
const mostSqueezed = 100_000;

/**
 * `static/…` of a build, as it was when the first file was asked for, or `hold` was called. Typefaces and what visitors load are read then: a
 * build that replaces the folder while a process serves takes nothing away from its pages. The rest is read when it is
 * asked for, and null once it is gone.
 */
export class BuiltFiles {
  readonly #kept = new LRUCache<string, BuiltFile & object>({ maxSize: 48_000_000, sizeCalculation: sizeOf });
  readonly #reading = new Map<string, Promise<BuiltFile | null>>();
  readonly #start = remembered(() => this.#read());

  constructor(readonly folder: string) {}

  /** Reads what is held, unless that is done. */
  async hold(): Promise<void> {
    await this.#start();
  }

  /** Null where the build has no such file. Names have slashes. */
  async find(name: string): Promise<BuiltFile | null> {
    const known = this.#kept.get(name);
    if (known) return known;
    const { names, held } = await this.#start();
    if (!names.has(name)) return null; // only what the build has made is looked for on the disk
    const running = this.#reading.get(name) ?? this.#encoded(name, held).finally(() => this.#reading.delete(name));
    this.#reading.set(name, running);
    return running;
  }

  async #encoded(name: string, held: ReadonlyMap<string, Buffer>): Promise<BuiltFile | null> {
    const bytes = held.get(name) ?? (await readFile(join(this.folder, name)).catch(nullIfMissing));
    if (!bytes) return null;
    const isSmallest = isForVisitors(name) && bytes.length <= mostSqueezed;
    const file = alreadySmall.has(extname(name)) ? bytes : await encodeAll(bytes, { isSmallest });
    this.#kept.set(name, file);
    return file;
  }

  async #read() {
    const paths = (await filesBelow(join(this.folder, "static")).catch(nullIfMissing)) ?? [];
    const names = new Set(paths.map((path) => `static/${path}`));
    const held = new Map<string, Buffer>();
    const hold = async (name: string) => void held.set(name, await readFile(join(this.folder, name)));
    await Promise.all([...names].filter(isForVisitors).map(hold));
    return { names, held };
  }
}

function sizeOf(file: BuiltFile): number {
  return Buffer.isBuffer(file) ? file.length + 500 : file.br.length + file.gzip.length + file.identity.length + 500;
}
