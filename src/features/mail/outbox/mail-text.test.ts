import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { textOfMail } from "./mail-text.ts";

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
const written = async (text: string) =>
  (await composer.sendMail({ from: "a@vitrine.example", to: "b@vitrine.example", subject: "x", text }))
    .message as Buffer;

it.each([
  ["letters alone", "Guten Tag"],
  ["umlauts", "Grüezi, schöne Grüsse an François"],
  ["many signs of other scripts", "Добар дан 😀😀😀 ".repeat(40).trim()],
  ["long lines, signs of equality and blank lines", `a=b=3D\n\n${"Wort ".repeat(200)}ende`],
  ["marks of a page", "<script>window.ran = 1</script>\nBcc: eve@evil.example"],
])("reads a mail of our own making that holds %s", async (_name, text) =>
  expect(
    textOfMail(await written(text))
      .replaceAll("\r\n", "\n")
      .trimEnd(),
  ).toBe(text),
);

it.each(["", "no head", "content-transfer-encoding: base64\r\n\r\n%%%"])("reads what is no mail: %j", (file) =>
  expect(typeof textOfMail(Buffer.from(file))).toBe("string"),
);
