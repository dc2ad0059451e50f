/**
 * The origin that canonical links name. Names of the own machine are served as they are, with the port; everything
 * else is public and stands behind https.
 */
export function siteOrigin(host: string | null, port: number): string {
  const name = host ?? "localhost";
  const isLocal = name === "localhost" || name.endsWith(".localhost") || /^[0-9.]+$/.test(name);
  return isLocal ? `http://${name}:${port}` : `https://${name}`;
}
