/** What a record holds under a name that comes from outside; undefined for a name of which it holds nothing itself. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
