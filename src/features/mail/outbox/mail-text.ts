/** What a mail of our own making says: its one part, decoded (RFC 2045). */
export function textOfMail(mail: Buffer): string {
  const end = mail.indexOf("\r\n\r\n");
  const head = mail.subarray(0, Math.max(end, 0)).toString("latin1");
  const body = mail.subarray(end < 0 ? 0 : end + 4);
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body.toString("latin1"), "base64").toString("utf8");
  return encoding === "quoted-printable" ? unquoted(body.toString("latin1")) : body.toString("utf8");
}

function unquoted(text: string): string {
  const letters = text
    .replaceAll(/=[ \t]*\r?\n/g, "")
    .replaceAll(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(letters, "latin1").toString("utf8");
}
