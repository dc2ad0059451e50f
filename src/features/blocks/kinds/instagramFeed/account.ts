/** The profile that an editor named, with or without `@` or as its address; null for what is no name of one. */
export function accountOf(written: string): { name: string; href: string } | null {
  const [, name] = /^(?:https?:\/\/(?:www\.)?instagram\.com\/|@)?([\w.]{1,30})\/?$/.exec(written.trim()) ?? [];
  return name === undefined ? null : { name, href: `https://www.instagram.com/${name}/` };
}
