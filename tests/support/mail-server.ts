import { afterAll, beforeAll } from "vitest";
import { mailReceiver } from "./mail-receiver.ts";

/** The mail server of a file of tests: see `mailReceiver`. */
export function useMailServer() {
  const { received, refuseWith, listen, close } = mailReceiver();
  let url = "";
  beforeAll(async () => {
    url = await listen();
  });
  afterAll(close);
  return {
    received,
    refuseWith,
    get url() {
      return url;
    },
  };
}
