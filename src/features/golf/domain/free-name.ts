interface Named {
  playerName: string;
}

/**
 * The name under which somebody joins those who are in the round already: of two "Amina" the second is "Amina 2". The number
 * is part of the stored name, so that it stays with its player whoever is renamed or leaves.
 */
export function freeName(playerName: string, others: Named[]): string {
  const key = (name: string) => name.toLocaleLowerCase("de");
  const taken = new Set(others.map((other) => key(other.playerName)));
  let name = playerName;
  for (let count = 2; taken.has(key(name)); count += 1) name = `${playerName} ${count}`;
  return name;
}
