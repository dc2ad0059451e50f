import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import busboy from "busboy";
import { DomainError } from "~/lib/errors.ts";
import { maxBodyBytes } from "~/server/http/body-limit.ts";
import { groupInputName } from "../group-input-name.ts";
import type { FormProblems } from "../domain/check-form.ts";
import { mostBytesTogether, mostFiles } from "../domain/file-limits.ts";
import { cleanFileName } from "../domain/file-name.ts";
import type { QuestionName, RefusedFiles } from "../domain/form-field.ts";
import { receiveFile, type ReceivedFile } from "./received-file.ts";

/** What a form with files sent. */
export interface ReceivedForm {
  /** What was written and chosen. */
  sent: URLSearchParams;
  files: ReceivedFile[];
  /** Why a question's files were not taken. */
  problems: FormProblems;
  refused: RefusedFiles;
  /** Whether files came that were too many for now, whatever they are. */
  isTooMuch: boolean;
  /** Takes away what lies here of the files, and gives their place back; what was kept of them stays. */
  drop: () => Promise<void>;
}

/** Takes a place for somebody's files, and answers how it is given back; null where too many send files now. */
export type FilePlace = () => (() => void) | null;

/** Which questions of a form are answered with files, by the id of its section. Throws `too-many`. */
export type FileQuestions = (groupId: string) => Promise<ReadonlySet<string>>;

const mostParts = 1_000;
const limits = { fieldNameSize: 200, fieldSize: maxBodyBytes, parts: mostParts, headerPairs: 20 };

/**
 * Reads a form with files (`multipart/form-data`) as it comes in. Only what the form asks for is written down, as far as
 * the limits go; everything else is read and forgotten, so that whoever sends it gets an answer. Throws `invalid` for what
 * is no form, breaks off, or has more parts or text than any form. Section and words stand before the files.
 */
export async function receiveForm(
  request: IncomingMessage,
  asksFor: FileQuestions,
  takePlace: FilePlace,
): Promise<ReceivedForm> {
  let leave: (() => void) | null = null;
  const received: ReceivedForm = {
    sent: new URLSearchParams(),
    files: [],
    problems: {},
    refused: {},
    isTooMuch: false,
    drop: async () => {
      for (const { path } of received.files) await rm(path, { force: true });
      leave?.();
    },
  };
  let questions: Promise<ReadonlySet<string>> | null = null;
  const take = async (name: string, bytes: Readable, filename: string): Promise<void> => {
    if (filename === "" || received.isTooMuch) return drain(bytes); // none was chosen, or none is taken any more
    questions ??= asksFor(received.sent.get(groupInputName) ?? "");
    const asked = await questions.catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== "too-many") throw error;
      received.isTooMuch = true;
      return new Set<string>();
    });
    if (!asked.has(name)) return drain(bytes);
    leave ??= takePlace();
    if (!leave) {
      received.isTooMuch = true;
      return drain(bytes);
    }
    const question = name as QuestionName;
    const hasRoom = received.files.length < mostFiles;
    const taken = received.files.reduce((sum, { size }) => sum + size, 0);
    const room = hasRoom ? mostBytesTogether - taken : 0;
    const file = await receiveFile(bytes, { question, filename, room });
    if (typeof file === "object") return void received.files.push(file);
    if (hasRoom && file !== "fileTotal" && !received.problems[question])
      received.refused[question] = cleanFileName(filename);
    received.problems[question] ??= hasRoom ? file : "fileCount";
  };
  try {
    await parse(request, received.sent, take);
    return received;
  } catch (error) {
    await received.drop();
    throw error;
  }
}

/** Reads the whole of a form; files are handed out one after the other. */
async function parse(
  request: IncomingMessage,
  sent: URLSearchParams,
  take: (name: string, bytes: Readable, filename: string) => Promise<void>,
): Promise<void> {
  let taken = Promise.resolve();
  let letters = 0;
  const read = new Promise<void>((resolve, reject) => {
    const parser = parserOf(request);
    const fail = (error: unknown) => {
      request.unpipe();
      request.resume();
      parser.destroy();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const refuse = (cause?: unknown) => fail(new DomainError("invalid", "no whole form", undefined, { cause }));
    parser.on("field", (name = "", value) => {
      letters += name.length + value.length;
      if (letters > maxBodyBytes) return refuse();
      sent.append(name, value);
    });
    parser.on("file", (name = "", bytes, { filename = "" }) => {
      bytes.on("error", () => undefined); // whoever reads it is told
      taken = taken.then(() => take(name, bytes, filename));
      taken.catch(fail);
    });
    parser.on("partsLimit", refuse);
    parser.on("error", refuse);
    parser.on("close", resolve);
    request.once("close", () => request.complete || refuse());
    request.pipe(parser);
  });
  try {
    await read;
  } finally {
    await taken.catch(() => undefined);
  }
  await taken;
}

function parserOf({ headers }: IncomingMessage) {
  try {
    return busboy({ headers, defParamCharset: "utf8", limits });
  } catch (cause) {
    throw new DomainError("invalid", "no boundary", undefined, { cause });
  }
}

async function drain(bytes: Readable): Promise<void> {
  for await (const _ of bytes) continue;
}
