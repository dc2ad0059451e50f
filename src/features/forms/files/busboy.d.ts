declare module "busboy" {
  import type { IncomingHttpHeaders } from "node:http";
  import type { Readable, Writable } from "node:stream";

  interface Settings {
    headers: IncomingHttpHeaders;
    defParamCharset?: "utf8" | "latin1";
    limits?: Partial<
      Record<"fieldNameSize" | "fieldSize" | "fields" | "fileSize" | "files" | "parts" | "headerPairs", number>
    >;
  }
  interface Events {
    field: [name: string | undefined, value: string, told: { nameTruncated: boolean; valueTruncated: boolean }];
    file: [name: string | undefined, bytes: Readable, told: { filename: string | undefined }];
    partsLimit: [];
    filesLimit: [];
    fieldsLimit: [];
    error: [cause: Error];
    close: [];
  }
  interface Parser extends Writable {
    on<Name extends keyof Events>(name: Name, listener: (...told: Events[Name]) => void): this;
    once<Name extends keyof Events>(name: Name, listener: (...told: Events[Name]) => void): this;
  }
  /** Throws for what is no form, or has no boundary. */
  export default function busboy(settings: Settings): Parser;
}
