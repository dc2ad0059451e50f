/**
 * What editors call a page whose name in the first language was `former` and is `next`: that, unless they call it
 * otherwise than it was called there. Pure.
 */
export function followingName(name: string, { former, next }: { former: string | undefined; next: string }): string {
  return next !== "" && (former || name) === name ? next : name;
}
