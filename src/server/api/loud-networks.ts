import { minute } from "~/lib/time/lengths.ts";
import { WindowCounter } from "~/lib/turns/window-counter.ts";

/** As long as the window in which each socket's own messages are counted. */
const windowMs = 10_000;
const maxKeys = 20_000;
/** So many sockets that were sent away for saying too much are no accident. */
const mostSentAway = 20;
/** So many times as much as its sockets may say in turn, one network says only by opening new ones all the time. */
const patience = 2;

/**
 * Networks whose sockets say far too much, and come back as soon as they are sent away. Each socket has a limit of its
 * own; this is the one of a network that opens ever new ones, and it refuses newcomers alone: whoever is inside stays,
 * and whoever is signed in comes in.
 */
export class LoudNetworks {
  readonly #sentAway: WindowCounter;
  readonly #heard: WindowCounter;
  readonly #refused: WindowCounter;
  readonly #messages: number;

  /** `messages` are what one socket may say in ten seconds; `now` gives milliseconds that only grow. */
  constructor(messages: number, now?: () => number) {
    this.#messages = messages;
    this.#sentAway = new WindowCounter({ windowMs: minute, maxKeys, now });
    this.#heard = new WindowCounter({ windowMs, maxKeys, now });
    this.#refused = new WindowCounter({ windowMs: minute, maxKeys, now });
  }

  /** A socket of the network was sent away for what it said. */
  noteSentAway(network: string): void {
    if (this.#sentAway.add(network) >= mostSentAway) this.#refuse(network);
  }

  /** A socket of the network said something; `sockets` is how many it may have open now. */
  noteMessage(network: string, sockets: number): void {
    if (this.#heard.add(network) > patience * this.#messages * sockets) this.#refuse(network);
  }

  /** For how many seconds no new socket of the network is let in; 0 for one that is welcome. */
  secondsRefused(network: string): number {
    return Math.ceil(this.#refused.msLeft(network) / 1_000);
  }

  #refuse(network: string): void {
    if (this.#refused.countOf(network) === 0) this.#refused.add(network);
  }
}
