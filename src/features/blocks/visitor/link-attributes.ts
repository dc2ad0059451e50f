import type { ResolvedLink } from "../resolved.ts";

/** What makes an `a` the link of a field; nothing where it has none. */
export function linkAttributes(link: ResolvedLink | null) {
  if (!link) return {};
  return link.opensNewTab ? { href: link.href, target: "_blank", rel: "noopener" } : { href: link.href };
}
