import { setTimeout as wait } from "node:timers/promises";
import { openPhone, openScreen } from "./phones.ts";

/** Phones in a process of their own, which the test can freeze as a locked phone is frozen: with SIGSTOP. */
const [port, gameId, count] = process.argv.slice(2);
const phones = Array.from({ length: Number(count) }, () => openPhone([Number(port)]));
// As many subscriptions as one line may have, so that more is sent than the system's own buffers hold.
const screens = phones.flatMap((phone) => Array.from({ length: 4 }, () => openScreen(phone, gameId ?? "")));
while (screens.some((screen) => !screen.state())) await wait(20);
const sum = (of: (screen: (typeof screens)[number]) => number) => screens.reduce((total, each) => total + of(each), 0);

/** What the phones know by now. */
export interface FrozenReport {
  states: ReturnType<(typeof screens)[number]["state"]>[];
  wrong: number;
  snapshots: number;
  /** Codes with which their lines ended. */
  closed: number[];
}

process.on("message", () => {
  const report: FrozenReport = {
    states: screens.map((screen) => screen.state()),
    wrong: sum((screen) => screen.gaps + screen.repeats),
    snapshots: sum((screen) => screen.snapshots),
    closed: phones.flatMap((phone) => phone.closed),
  };
  process.send?.(report);
});
process.send?.("ready");
