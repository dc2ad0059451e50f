/**
 * An address as a URL, or null when it is none. In place of `URL.canParse`: once that is called often, Node 20 takes
 * letters such as "ü" for no part of an address.
 */
export function readUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
