import type { OpenLine } from "./wake-ups.ts";

const channel = "vitrine_live";

/**
 * A line between processes over Redis' publish and subscribe (Redis 6 or newer, whose protocol lets one connection do
 * both). The client's own reconnecting is off: the caller opens a new line. The client is loaded only where it is used.
 */
export function redisLine(url: string): OpenLine {
  return async ({ onHeard, onLost }) => {
    const { createClient } = await import("@redis/client");
    const client = createClient({
      url,
      RESP: 3,
      name: "vitrine-live",
      disableOfflineQueue: true,
      maintNotifications: "disabled",
      socket: { reconnectStrategy: false, connectTimeout: 3_000, keepAlive: true },
    });
    client.on("error", onLost);
    client.on("end", onLost);
    try {
      await client.connect();
      await client.subscribe(channel, onHeard);
    } catch (error) {
      if (client.isOpen) client.destroy();
      throw error;
    }
    return {
      async say(texts) {
        if (texts.length === 0) await client.ping();
        await Promise.all(texts.map((text) => client.publish(channel, text)));
      },
      close() {
        if (client.isOpen) client.destroy();
        return Promise.resolve();
      },
    };
  };
}
