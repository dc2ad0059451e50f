import { phoneStorage } from "../this-phone.ts";
import { golfConnection } from "./connection.ts";

/** Opens the phone's line and its storage before the screen is drawn; nothing on the server, which draws the screen. */
export function openEarly(): void {
  if (typeof window === "undefined") return;
  golfConnection();
  void phoneStorage();
}
