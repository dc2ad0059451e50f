import { readUrl } from "~/lib/addresses/read-url.ts";

/** The hosts of the networks that a site names in its footer, and of some that it does not. */
const hosts = {
  instagram: ["instagram.com", "instagr.am"],
  facebook: ["facebook.com", "fb.com", "fb.me"],
  linkedIn: ["linkedin.com", "lnkd.in"],
  others: ["youtube.com", "youtu.be", "tiktok.com", "x.com", "twitter.com", "xing.com", "pinterest.com", "threads.net"],
};

export type Network = Exclude<keyof typeof hosts, "others">;

/** Whether an address is known to lead to another network than this one. Addresses of any other place pass. Pure. */
export function isOfOtherNetwork(network: Network, address: string): boolean {
  const host = readUrl(address)?.hostname ?? "";
  const isAt = (known: string) => host === known || host.endsWith(`.${known}`);
  return Object.entries(hosts).some(([name, known]) => name !== network && known.some(isAt));
}
