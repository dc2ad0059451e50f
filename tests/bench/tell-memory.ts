/** Loaded into the measured process: whenever it is asked, it throws away what is garbage and tells what it then holds. */
process.on("message", (message) => {
  if (message !== "memory") return;
  for (let round = 0; round < 3; round += 1) globalThis.gc?.(); // what a finalizer lets go is garbage of the next round
  process.send?.(process.memoryUsage());
});
process.channel?.unref(); // nobody stays up to be asked
