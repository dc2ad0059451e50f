/** Which list the time zones of branches are chosen from. */
export const timeZonesId = "time-zones";

/** The time zones that the browser knows, once for all branches of a business. */
export function TimeZones() {
  return (
    <datalist id={timeZonesId}>
      {Intl.supportedValuesOf("timeZone").map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  );
}
