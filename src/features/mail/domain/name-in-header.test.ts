import { expect, it } from "vitest";
import { nameInHeader } from "./name-in-header.ts";

it.each([
  ["Optik am See", "Optik am See"],
  ["Müller & Söhne, Zürich", "Müller & Söhne, Zürich"],
  ["@home", "@home"],
  ["  Optik\r\nBcc: b@example.ch", "Optik Bcc: b at example.ch"],
  ["Optik\u2028Bcc: x", "Optik Bcc: x"],
  ["bank@example.ch", "bank at example.ch"],
  ["bank@example.ch <x@example.com>", "bank at example.ch x at example.com"],
  ["hc.elpmaxe\u202e@knab", "hc.elpmaxe@knab"],
  ["=?utf-8?q?bank?=", "= ?utf-8?q?bank?="],
  ['Optik" <evil@example.ch>, "', "Optik evil at example.ch ,"],
])("writes the name %j before an address as %j", (name, written) => expect(nameInHeader(name)).toBe(written));
