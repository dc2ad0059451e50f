import { beforeEach, describe, expect, it } from "vitest";
import { LoudNetworks } from "./loud-networks.ts";

const [messages, sockets] = [50, 50];
let now: number;
let loud: LoudNetworks;
beforeEach(() => {
  now = 0;
  loud = new LoudNetworks(messages, () => now);
});

function say(network: string, count: number, open = sockets): void {
  for (let said = 0; said < count; said++) loud.noteMessage(network, open);
}

describe("a network of which twenty sockets are sent away within a minute", () => {
  it("is refused for a minute, alone, and begins anew afterwards", () => {
    for (let count = 0; count < 20; count++) {
      expect(loud.secondsRefused("loud")).toBe(0);
      loud.noteSentAway("loud");
    }
    expect([loud.secondsRefused("loud"), loud.secondsRefused("quiet")]).toEqual([60, 0]);
    now += 59_500;
    expect(loud.secondsRefused("loud")).toBe(1);
    now += 500;
    expect(loud.secondsRefused("loud")).toBe(0);
    loud.noteSentAway("loud");
    expect(loud.secondsRefused("loud")).toBe(0);
  });

  it("is not one that has some sent away now and then", () => {
    for (let minute = 0; minute < 10; minute++, now += 60_000) {
      for (let count = 0; count < 19; count++) loud.noteSentAway("clumsy");
    }
    expect(loud.secondsRefused("clumsy")).toBe(0);
  });
});

describe("a network that leaves before it is sent away", () => {
  it("is refused once it has said more than its sockets could in turn", () => {
    say("loud", 2 * messages * sockets);
    expect(loud.secondsRefused("loud")).toBe(0);
    say("loud", 1);
    expect(loud.secondsRefused("loud")).toBe(60);
  });

  it("is not a club of two hundred phones that say all they may, for an hour", () => {
    for (let window = 0; window < 360; window++, now += 10_000) say("club", 200 * messages, 200);
    expect(loud.secondsRefused("club")).toBe(0);
  });
});
