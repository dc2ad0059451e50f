import { hostNameIn } from "~/features/site/host-schema.ts";

/** The host name in what a command was given, which may have umlauts or be a whole address; throws a sentence for what is none. */
export function givenHost(text: string): string {
  const host = hostNameIn(text);
  if (!host) throw new Error(`${text} is no host name.`);
  return host;
}
