interface Named {
  playerName: string;
}

/** The players with names that tell them apart: of two "Amina" the second to join is "Amina 2". `typedName` is the name as it was typed. */
export function withDistinctNames<Player extends Named>(players: Player[]): (Player & { typedName?: string })[] {
  const seen = new Map<string, number>();
  const key = (name: string) => name.toLocaleLowerCase("de");
  const taken = new Set(players.map(({ playerName }) => key(playerName)));
  return players.map((player) => {
    const { playerName } = player;
    let count = (seen.get(key(playerName)) ?? 0) + 1;
    if (count > 1) while (taken.has(key(`${playerName} ${count}`))) count += 1;
    seen.set(key(playerName), count);
    return count === 1 ? player : { ...player, playerName: `${playerName} ${count}`, typedName: playerName };
  });
}
