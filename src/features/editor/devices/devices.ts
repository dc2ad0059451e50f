export type PreviewDevice = "phone" | "tablet" | "desktop";

/** The windows that a page is looked at in, in CSS pixels. */
export const previewDevices = [
  { name: "phone", width: 390, height: 844 },
  { name: "tablet", width: 820, height: 1180 },
  { name: "desktop", width: 1440, height: 900 },
] as const satisfies readonly { name: PreviewDevice; width: number; height: number }[];

/**
 * How a window of the device is shown in the room that there is: as wide as the device, made smaller where it does not
 * fit, and as high as the room where the device is higher. `height` is the window's own.
 */
export function fitted(device: { width: number; height: number }, room: { width: number; height: number }) {
  const scale = Math.min(1, room.width / device.width);
  return { width: device.width, height: Math.round(Math.min(device.height, room.height / scale)), scale };
}
