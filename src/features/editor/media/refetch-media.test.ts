import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { refetchMedia } from "./refetch-media.ts";

it("shows what changed while the first load was under way", async () => {
  const queries = new QueryClient();
  const answers: ((name: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => answers.push(answer));
  const observer = new QueryObserver(queries, { queryKey: ["media", "one"], queryFn });
  const stop = observer.subscribe(() => undefined);
  const done = refetchMedia(queries, { queryKey: ["media"] });
  answers[0]?.("before");
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.("after");
  await done;
  expect(observer.getCurrentResult().data).toBe("after");
  stop();
});
