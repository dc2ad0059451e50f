/** The id of a question's control, or of its first one, in the section that asks it. */
export function controlId(name: string, groupId: string): string {
  return `${name}-${groupId}`;
}
