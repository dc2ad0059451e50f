/** Whether a name is that of a time zone, such as "Europe/Zurich". Offsets such as "+01:00" are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false; // how Intl says that it does not know the name
  }
}
