const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of any version, in small or capital letters. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
