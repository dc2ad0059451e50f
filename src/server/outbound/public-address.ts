import { BlockList, isIP } from "node:net";

/** Networks of IPv4 that are nobody's on the internet, by IANA's registry of special purposes. */
const specialV4 = blockList("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);
const globalV6 = blockList("ipv6", ["2000::/3"]);
/** Of those: protocols and tunnels that carry an IPv4 address inside (Teredo, 6to4), and what books print. */
const specialV6 = blockList("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

/**
 * Whether an address, as DNS or `URL` writes it, is a single machine on the open internet. An IPv4 address written as
 * IPv6 (`::ffff:7f00:1`) never is: nobody who means well writes one.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialV4.check(address, "ipv4");
  return family === 6 && globalV6.check(address, "ipv6") && !specialV6.check(address, "ipv6");
}

function blockList(family: "ipv4" | "ipv6", networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
