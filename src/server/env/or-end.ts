/** What `read` answers; where it throws, the process ends with its sentence, which a stack would bury. */
export function orEnd<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
}
