/** What iOS adds to the event, and to its class. */
interface CompassEvent extends DeviceOrientationEvent {
  webkitCompassHeading?: number;
}
type OrientationClass = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> };

/**
 * The direction that the phone points to, in degrees from north, clockwise; null when the event does not know north.
 * `screenAngle` is how far the screen is turned.
 */
export function headingOf(event: Partial<CompassEvent>, screenAngle: number): number | null {
  if (typeof event.webkitCompassHeading === "number") return turned(event.webkitCompassHeading + screenAngle);
  if (event.absolute !== true || typeof event.alpha !== "number") return null;
  return turned(360 - event.alpha + screenAngle);
}

/**
 * Follows the compass. Must be called from a tap: iOS asks for permission, and a refusal only leaves the direction
 * away. Returns the way to stop.
 */
export function followHeading(tell: (heading: number) => void): () => void {
  if (typeof DeviceOrientationEvent === "undefined") return () => undefined;
  const name = "ondeviceorientationabsolute" in window ? "deviceorientationabsolute" : "deviceorientation";
  const onTurned = (event: Event) => {
    const heading = headingOf(event, window.screen.orientation?.angle ?? 0);
    if (heading !== null) tell(heading);
  };
  let isStopped = false;
  const listen = () => !isStopped && window.addEventListener(name, onTurned);
  const { requestPermission } = DeviceOrientationEvent as OrientationClass;
  if (requestPermission) {
    requestPermission.call(DeviceOrientationEvent).then(
      (answer) => answer === "granted" && listen(),
      () => undefined, // no compass then
    );
  } else listen();
  return () => {
    isStopped = true;
    window.removeEventListener(name, onTurned);
  };
}

function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
