/** The element that an address ends with once the form of this section was sent. */
export function sentId(groupId: string): string {
  return `sent-${groupId}`;
}
