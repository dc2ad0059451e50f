import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { askAnew } from "./ask-anew.ts";

it("shows what is after a change, also where the first load was answered before it", async () => {
  const queries = new QueryClient();
  let [now, asked] = ["before", 0];
  const release: (() => void)[] = [];
  const queryFn = async () => {
    asked += 1;
    const answer = now;
    if (asked === 1) await new Promise<void>((go) => release.push(go));
    return answer;
  };
  const observer = new QueryObserver(queries, { queryKey: ["list"], queryFn });
  const stop = observer.subscribe(() => undefined);
  now = "after";
  const anew = askAnew(queries, { queryKey: ["list"] });
  release.forEach((go) => go());
  await anew;
  expect([observer.getCurrentResult().data, asked]).toEqual(["after", 2]);
  now = "later";
  await askAnew(queries, { queryKey: ["list"] });
  expect([observer.getCurrentResult().data, asked], "once is enough of what is here").toEqual(["later", 3]);
  stop();
});
