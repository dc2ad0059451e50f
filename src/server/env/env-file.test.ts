import { describe, expect, it } from "vitest";
import { readEnvFile, unknownNames } from "./env-file.ts";

describe("an .env file", () => {
  it("keeps its first variable behind a byte-order mark, and takes every end of line", () => {
    expect(readEnvFile("\uFEFFPORT=4000\r\nDATA_DIR=x\r\n")).toEqual({
      values: { PORT: "4000", DATA_DIR: "x" },
      problems: [],
    });
  });

  it("holds comments, exports, empty values and quotes over several lines", () => {
    const text = `# a comment\n\nexport PORT = 4000 # why\nREDIS_URL=\nNEXTAUTH_SECRET="one\ntwo = three\nfour"\nDATA_DIR='x'\n`;
    const { values, problems } = readEnvFile(text);
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      PORT: "4000",
      REDIS_URL: "",
      NEXTAUTH_SECRET: "one\ntwo = three\nfour",
      DATA_DIR: "x",
    });
  });

  it.each([
    ["PORT 4000", "line 1 is not NAME=value: PORT 4000"],
    ["PORT: 4000", "line 1 is not NAME=value: PORT: 4000"],
    ["A=1\n=4000", "line 2 is not NAME=value: =4000"],
    ["my port=4000", "line 1 is not NAME=value: my port=4000"],
    [`DATA_DIR="x\nPORT=4000`, "the quote that opens in line 1 is never closed"],
  ])("names what cannot be understood: %j", (text, problem) => {
    expect(readEnvFile(text).problems).toEqual([problem]);
  });
});

it("asks which name was meant, and leaves names of other programs alone", () => {
  const known = ["PORT", "DATA_DIR", "NEXTAUTH_SECRET", "TRUST_PROXY"];
  const given = ["PROT", "PORTS", "data_dir", "NEXT_AUTH_SECRET", "PORT", "HTTP_PROXY", "TZ"];
  expect(unknownNames(given, known)).toEqual({
    slips: [
      "PROT is not read; is PORT meant?",
      "PORTS is not read; is PORT meant?",
      "data_dir is not read; is DATA_DIR meant?",
      "NEXT_AUTH_SECRET is not read; is NEXTAUTH_SECRET meant?",
    ],
    others: ["HTTP_PROXY", "TZ"],
  });
});
