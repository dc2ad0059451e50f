import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { patient } from "../../../tests/support/patient.ts";
import { breakableAddresses } from "./breakable-addresses.tsx";

const drawn = (text: string) => renderToStaticMarkup(<p>{breakableAddresses(text)}</p>).slice(3, -4);

describe("breakableAddresses", () => {
  it.each([
    ["hallo@lindengut.example", "hallo|@lindengut.|example"],
    ["eva.muster@post.lindengut.example", "eva.|muster|@post.|lindengut.|example"],
    ["Telefon 052 000 00 01, hallo@lindengut.example.", "Telefon 052 000 00 01, hallo|@lindengut.|example."],
    ["(zum-baum@lindengut.example)", "(zum-baum|@lindengut.|example)"],
    ["müller@zürich.example oder a@b.example", "müller|@zürich.|example oder a|@b.|example"],
  ])("lets %j break between its parts", (text, parts) => expect(drawn(text)).toBe(parts.replaceAll("|", "<wbr/>")));

  it.each(["Sehen. Hören.", "Folgen Sie (@lindengut).", "10 Gläser @ 20.50", "z.B. 3.5"])("leaves %j whole", (text) =>
    expect(drawn(text)).toBe(text),
  );

  it("takes no longer for a text made to be long in it", () => {
    const text = `${"a.".repeat(20_000)}@${"a.".repeat(20_000)}`;
    const before = process.cpuUsage();
    drawn(text);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(patient(5_000));
  });
});
