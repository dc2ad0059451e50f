/**
 * Work of which several pieces may be under way at once, as changes that a list shows before the server has them. `after`
 * is done once the last has ended, well or not: before that, what it asks for would not know of all. Work that fails is
 * told of at once, without waiting for it.
 */
export function afterTheLast() {
  let underWay = 0;
  return async function together<T>(work: () => Promise<T>, after: () => Promise<unknown>): Promise<T> {
    underWay += 1;
    const end = async () => {
      underWay -= 1;
      if (underWay === 0) await after();
    };
    const done = await work().catch((error: unknown) => {
      void end();
      throw error;
    });
    await end();
    return done;
  };
}
