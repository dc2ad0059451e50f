import { golfConnection } from "./connection.ts";

/** Opens the phone's line while the screen's other code is still on its way; nothing on the server, which draws the screen. */
export function openEarly(): void {
  if (typeof window !== "undefined") golfConnection();
}
