import { webAddress } from "./web-address.ts";

/** The address that an editor entered, with or without its beginning; null for none of the web. */
export function enteredAddress(entered: string): string | null {
  return webAddress(/^[a-z][a-z\d+.-]*:\/\//i.test(entered) ? entered : `https://${entered}`);
}
