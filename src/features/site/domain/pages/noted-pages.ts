import type { PageRole } from "~/features/page/schema.ts";
import type { IndexedPage, SiteIndex } from "./site-index.ts";

/** The pages of an index that say which one was asked for; whoever goes through them has asked for every one. */
export class NotedPages implements ReadonlyMap<string, IndexedPage> {
  readonly #pages: SiteIndex["pages"];
  readonly #noteOne: (id: string) => void;
  readonly #ofRole: (role: PageRole) => IndexedPage | undefined;
  readonly noteEvery: () => void;

  constructor(
    pages: SiteIndex["pages"],
    note: {
      one: (id: string) => void;
      ofRole: (role: PageRole) => IndexedPage | undefined;
      every: () => void;
    },
  ) {
    this.#pages = pages;
    this.#noteOne = note.one;
    this.#ofRole = note.ofRole;
    this.noteEvery = note.every;
  }

  get(id: string): IndexedPage | undefined {
    this.#noteOne(id);
    return this.#pages.get(id);
  }

  /** The page of a role: whoever asks has not asked for the others. */
  ofRole(role: PageRole): IndexedPage | undefined {
    return this.#ofRole(role);
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  get size(): number {
    return this.#every().size;
  }

  entries() {
    return this.#every().entries();
  }

  keys() {
    return this.#every().keys();
  }

  values() {
    return this.#every().values();
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  forEach(work: (page: IndexedPage, id: string, pages: ReadonlyMap<string, IndexedPage>) => void): void {
    for (const [id, page] of this) work(page, id, this);
  }

  #every(): SiteIndex["pages"] {
    this.noteEvery();
    return this.#pages;
  }
}
