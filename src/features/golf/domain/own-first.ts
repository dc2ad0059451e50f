/** The list with the own entry at its head, the others in their order. */
export function ownFirst<Item extends { id: string }>(items: Item[], ownId: string | null): Item[] {
  const own = items.find(({ id }) => id === ownId);
  return own ? [own, ...items.filter((item) => item !== own)] : items;
}
