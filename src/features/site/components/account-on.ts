/** The account page on another site of this installation, which shares its port. */
export function accountOn(host: string): string {
  const { protocol, port } = location;
  return `${protocol}//${host}${port === "" ? "" : `:${port}`}/login?callbackUrl=${encodeURIComponent("/account")}`;
}
