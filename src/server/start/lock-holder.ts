import { connect } from "node:net";

/** Who holds a data folder: the record that it leaves there. */
export interface Holder {
  pid: number;
  /** Where the holder says its `key` on the loopback interface. */
  port: number;
  key: string;
  /** Device and file number of the held folder: a copy has others. Absent from a record of the first release. */
  folder?: string;
}

const silenceMs = 2_000;

/**
 * Whether the holder is still there. Another program that has been given its port says something else, or hangs up. One
 * that takes the call and stays silent is the holder, too busy or halted, as long as a process of that number lives.
 */
export function isAlive({ port, key, pid }: Holder): Promise<boolean> {
  return new Promise((done) => {
    let heard = "";
    const socket = connect({ port, host: "127.0.0.1", timeout: silenceMs });
    socket.on("data", (chunk) => {
      heard += chunk.toString();
      if (!key.startsWith(heard)) socket.destroy();
    });
    socket.on("timeout", () => {
      done(heard === "" && isProcess(pid));
      socket.destroy();
    });
    socket.on("error", () => done(false));
    socket.on("close", () => done(heard === key));
  });
}

/** Whether a process of this number runs, whoever owns it. */
export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
