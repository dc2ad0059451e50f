import type { FileHandle } from "node:fs/promises";
import { z } from "zod";
import { maxVideoBytes } from "~/features/media/import-video.ts";
import { mostFilmBytes } from "~/features/media/video/uploads.ts";
import type { FilmBytes } from "~/features/media/video/domain/read-at.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { insertable } from "~/features/saved-sections/domain/insertable.ts";
import { inputFault } from "~/lib/call-input.ts";
import type { Json } from "~/lib/json.ts";
import { fromArchive } from "./domain/archived-document.ts";
import { documentFault } from "./domain/document-fault.ts";
import { firstFault } from "./domain/first-fault.ts";
import { isJsonTooLarge } from "./domain/json-size.ts";
import { maskedIds, maskedText, type IdMask } from "./domain/masked-ids.ts";
import { refuseArchive } from "./domain/refuse-archive.ts";
import {
  archiveFormat,
  archiveNames,
  collectionsFileSchema,
  directoryFileSchema,
  mediumFileSchema,
  navigationFileSchema,
  pageFileSchema,
  redirectsFileSchema,
  savedSectionsFileSchema,
  siteFileSchema,
  versionFileSchema,
} from "./schema.ts";
import { firstFile, readTar, type OnRead, type TarArchive } from "./tar-read.ts";

const mostJsonBytes = 20_000_000;
/**
 * As many values as an export fills so many bytes with, which is written with indents; nothing in it is nested so deep,
 * and what lies by ids in one object is the sections of a page, of which it has a thousand.
 */
const mostJson = { values: 1_000_000, depth: 200, keys: 10_000 };
/** A picture is decoded in memory; as it was taken in, it had 15 MB at the most. */
const mostPictureBytes = 50_000_000;
const mostFiles = 200_000;
const id = "[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}";
const plainNames: ReadonlySet<string> = new Set(Object.values(archiveNames).filter((name) => typeof name === "string"));
const pageName = new RegExp(`^pages/(${id})/page\\.json$`);
const versionName = new RegExp(`^pages/(${id})/versions/([1-9]\\d{0,8})\\.json$`);
const mediumName = new RegExp(`^media/(${id})/medium\\.json$`);
const fileName = new RegExp(`^media/${id}/(original\\.[a-z0-9]{2,5}|[1-9]\\d{0,4}\\.webp)$`);

const isFilmName = /\/original\.(mp4|webm)$/;

const isName = (name: string) =>
  plainNames.has(name) || [pageName, versionName, mediumName, fileName].some((form) => form.test(name));

/** The files of an archive, checked as they are read, with the ids that the site `mask` belongs to gives them. */
export class SiteArchive {
  private constructor(
    private readonly tar: TarArchive,
    private readonly mask: IdMask,
  ) {}

  /** Refuses what `readTar` refuses, files that do not belong to a site, and what a later release has written. */
  static async open(file: FileHandle, mask: IdMask, onRead?: OnRead): Promise<SiteArchive> {
    const site = await firstFile(file, { name: archiveNames.site, mostBytes: mostJsonBytes });
    if (site && !isJsonTooLarge(site, mostJson)) refuseLaterForm(site.toString("utf8"));
    return new SiteArchive(await readTar(file, { isName, mostBytes, mostFiles }, onRead), mask);
  }

  readonly site = () => this.json(archiveNames.site, siteFileSchema);
  readonly directory = () => this.json(archiveNames.directory, directoryFileSchema);
  readonly navigation = () => this.json(archiveNames.navigation, navigationFileSchema);
  readonly collections = () => this.json(archiveNames.collections, collectionsFileSchema);
  readonly redirects = () => this.json(archiveNames.redirects, redirectsFileSchema);

  /** Each could be added to a page of the site as it is. */
  async savedSections(site: { locales: readonly string[] }) {
    const sections = await this.json(archiveNames.savedSections, savedSectionsFileSchema);
    for (const { name, content } of sections) {
      const refusal = insertable(content, { ...site, isHealthOpticsMember: true });
      if (refusal !== null) refuseArchive(`the kept section ${name} cannot be added (${refusal})`);
    }
    return sections;
  }

  /** The pages by their ids here, each with the numbers of its versions in order. */
  get pages(): ReadonlyMap<string, number[]> {
    const pages = new Map(this.idsOf(pageName).map((pageId): [string, number[]] => [pageId, []]));
    for (const name of this.tar.names) {
      const [, page = "", number] = versionName.exec(name) ?? [];
      if (number === undefined) continue;
      const numbers = pages.get(this.masked(page)) ?? refuseArchive(`${name} is of no page`);
      numbers.push(Number(number));
    }
    for (const numbers of pages.values()) numbers.sort((one, other) => one - other);
    return pages;
  }

  get media(): string[] {
    return this.idsOf(mediumName);
  }

  async page(pageId: string) {
    const name = archiveNames.page(this.masked(pageId));
    const { document, ...page } = await this.json(name, pageFileSchema);
    return { ...page, document: sound(name, pageId, fromArchive(document)) };
  }

  async version(pageId: string, number: number) {
    const name = archiveNames.version(this.masked(pageId), number);
    const { document, ...version } = await this.json(name, versionFileSchema);
    return { ...version, document: sound(name, pageId, fromArchive(document)) };
  }

  medium(mediumId: string) {
    return this.json(archiveNames.medium(this.masked(mediumId)), mediumFileSchema);
  }

  /** A picture, whatever its name says: refused before memory is asked for when it is larger than any. */
  file(mediumId: string, name: string): Promise<Buffer> {
    const path = archiveNames.file(this.masked(mediumId), name);
    if (this.tar.open(path).size > mostPictureBytes) refuseArchive(`${path} is too large`);
    return this.tar.read(path);
  }

  /** A film, which is never held in memory as a whole. */
  film(mediumId: string, name: string): FilmBytes {
    return this.tar.open(archiveNames.file(this.masked(mediumId), name));
  }

  /** Bytes of all files of media. */
  get mediaBytes(): number {
    return this.tar.names
      .filter((name) => fileName.test(name))
      .reduce((sum, name) => sum + this.tar.open(name).size, 0);
  }

  /** Refuses a file that no medium names. */
  refuseOtherFiles(named: ReadonlySet<string>): void {
    const files = this.tar.names.filter((name) => fileName.test(name));
    const expected = new Set(
      [...named].map((name) =>
        name
          .split("/")
          .map((part) => this.masked(part))
          .join("/"),
      ),
    );
    for (const name of files) if (!expected.has(name)) refuseArchive(`${name} belongs to no medium`);
  }

  private idsOf(form: RegExp): string[] {
    return this.tar.names.flatMap((name) => form.exec(name)?.[1] ?? []).map((found) => this.masked(found));
  }

  private masked(text: string): string {
    return maskedText(text, this.mask);
  }

  private async json<Shape extends z.ZodType>(name: string, shape: Shape): Promise<z.output<Shape>> {
    const bytes = await this.tar.read(name);
    if (isJsonTooLarge(bytes, mostJson)) refuseArchive(`${name} holds too many values`);
    await othersTurn();
    const value = parsed(name, bytes.toString("utf8"));
    await othersTurn();
    if (inputFault(value, Infinity) !== null) refuseArchive(`${name} holds what cannot be stored`);
    await othersTurn();
    const masked = maskedIds(value, this.mask);
    await othersTurn();
    const fault = firstFault(shape, masked);
    if (fault !== null) refuseArchive(`${name} is not as it should be: ${fault.slice(0, 500)}`);
    await othersTurn();
    const checked = shape.safeParse(masked);
    if (checked.success) return checked.data;
    return refuseArchive(`${name} is not as it should be: ${checked.error.issues[0]?.message ?? ""}`.slice(0, 500));
  }
}

/** The steps of one large file take a while each; between them others are served. */
const othersTurn = () => new Promise(setImmediate);

function mostBytes(name: string): number {
  if (name.endsWith(".json") || !name.includes("/")) return mostJsonBytes;
  return isFilmName.test(name) ? Math.max(mostFilmBytes(), maxVideoBytes) : mostPictureBytes;
}

const formSchema = z.object({ format: z.literal(archiveFormat.format), version: z.int().min(1) });

function refuseLaterForm(text: string): void {
  const { data } = formSchema.safeParse(parsed(archiveNames.site, text));
  if (data && data.version > archiveFormat.version)
    refuseArchive("a later release of Vitrine has written it, which this one does not read yet", "newer");
}

function parsed(name: string, text: string): Json {
  const mayHoldProto = /__proto__|\\u00[5-7]/.test(text); // also with an escaped letter; a look at every key takes long
  const refuseProto = (key: string, value: Json) => {
    if (key === "__proto__") throw new Error("a key that no object may have");
    return value;
  };
  try {
    return JSON.parse(text, mayHoldProto ? refuseProto : undefined) as Json;
  } catch {
    return refuseArchive(`${name} is no JSON`);
  }
}

function sound(name: string, pageId: string, document: PageDocument): PageDocument {
  const fault = document.id === pageId ? documentFault(document) : "it is of another page";
  return fault === null ? document : refuseArchive(`${name}: ${fault}`);
}
