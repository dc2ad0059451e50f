import { DomainError } from "~/lib/errors.ts";
import { maxFormBytes } from "~/server/http/body-limit.ts";

const headEnd = "\r\n\r\n";

interface ExpectedForm {
  contentType: string | undefined;
  /** Bytes of the whole form, as announced. */
  length: number;
  /** Bytes of the file in it. */
  fileLength: number;
}

/**
 * Takes the file out of a form (`multipart/form-data`) that has one part, `file`, while it comes in. How long it must be
 * is known, so a form that is longer or shorter is refused before any of its file is handed out.
 */
export class OnePartForm {
  readonly #boundary: string;
  readonly #expected: ExpectedForm;
  #head: Buffer | null = Buffer.alloc(0);
  #left: number;
  #tail = Buffer.alloc(0);

  constructor(expected: ExpectedForm) {
    const boundary = /^multipart\/form-data;\s*boundary=("?)([\w'()+,\-./:=?]{1,70})\1$/i.exec(
      expected.contentType ?? "",
    );
    this.#boundary = boundary?.[2] ?? refuse("not a form of one file");
    this.#expected = expected;
    this.#left = expected.fileLength;
  }

  /** The file's bytes in the next piece of the form. */
  take(piece: Buffer): Buffer {
    const rest = this.#head === null ? piece : this.#afterHead(Buffer.concat([this.#head, piece]));
    const bytes = rest.subarray(0, this.#left);
    this.#left -= bytes.length;
    this.#tail = Buffer.concat([this.#tail, rest.subarray(bytes.length)]);
    return bytes;
  }

  /** Refuses a form that is not complete. */
  end(): void {
    const isWhole = this.#head === null && this.#left === 0 && this.#tails.includes(this.#tail.toString("latin1"));
    if (!isWhole) refuse("the form does not end as it should");
  }

  #afterHead(begun: Buffer): Buffer {
    const end = begun.indexOf(headEnd);
    if (end === -1) {
      if (begun.length > maxFormBytes) refuse("the head of the form does not end");
      this.#head = begun;
      return Buffer.alloc(0);
    }
    const head = begun.toString("latin1", 0, end);
    const isFile = /\r\ncontent-disposition: *form-data; *name="file"(;|\r\n|$)/i.test(head);
    if (!head.startsWith(`--${this.#boundary}\r\n`) || !isFile) refuse("the form has another part first");
    const around = this.#expected.length - (end + headEnd.length) - this.#expected.fileLength;
    if (!this.#tails.some((tail) => tail.length === around)) refuse("the file has another size");
    this.#head = null;
    return begun.subarray(end + headEnd.length);
  }

  get #tails(): string[] {
    const end = `\r\n--${this.#boundary}--`;
    return [end, `${end}\r\n`];
  }
}

function refuse(reason: string): never {
  throw new DomainError("invalid", reason);
}
