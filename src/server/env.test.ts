import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { envNames, readEnv } from "./env.ts";

const lines = readFileSync(".env.example", "utf8").split("\n");
const assigned = (pattern: RegExp) =>
  lines.flatMap((line): [string, string][] => {
    const [, name = "", value = ""] = pattern.exec(line) ?? [];
    return name ? [[name, value]] : [];
  });

describe(".env.example", () => {
  it("explains every variable that is read, and no other", () => {
    const names = assigned(/^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/).map(([name]) => name);
    expect(names.toSorted()).toEqual(envNames.toSorted());
  });

  it("holds what stands without it", () => {
    const given = Object.fromEntries(assigned(/^([A-Z][A-Z0-9_]*)=(.*)$/));
    expect(readEnv(given)).toEqual(readEnv({}));
  });
});

describe("the environment", () => {
  it.each([
    ["PORT", "many"],
    ["VITRINE_DIST", "../elsewhere"],
    ["VITRINE_DIST", "/tmp/build"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "-1"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["UPLOADTHING_TOKEN", "sk_live_1"],
  ])("names a wrong %s: %s", (name, value) => expect(() => readEnv({ [name]: value })).toThrow(`${name}: `));

  it("names what a bucket lacks", () =>
    expect(() => readEnv({ S3_BUCKET: "bilder", S3_REGION: "eu-central-1" })).toThrow(
      "Missing bucket configuration (see .env.example): S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY",
    ));

  it("names what Mux lacks", () =>
    expect(() => readEnv({ MUX_TOKEN_ID: "id", MUX_WEBHOOK_SECRET: "secret" })).toThrow(
      "Missing Mux configuration (see .env.example): MUX_TOKEN_SECRET",
    ));

  it("takes an empty text for no value", () => expect(readEnv({ VITRINE_DIST: "", PORT: "" })).toEqual(readEnv({})));
});
