import { afterAll, beforeAll } from "vitest";
import { useDatabase } from "./database.ts";
import { startGameServer, type GameServer } from "./game-server.ts";
import { createCourseRows, type CourseRows } from "./golf-course.ts";

/** A course of nine holes in a database of the calling file, and a process that serves it; both go with the file. */
export function useServedCourse() {
  const database = useDatabase();
  let course: CourseRows | undefined;
  let server: GameServer | undefined;
  beforeAll(async () => {
    course = await createCourseRows(database.db, { key: "golf", host: "localhost", holes: 9 });
    server = await startGameServer(database.url);
  });
  afterAll(() => server?.stop());
  return {
    get db() {
      return database.db;
    },
    get course() {
      if (!course) throw new Error("The course is there inside tests only");
      return course;
    },
    get server() {
      if (!server) throw new Error("The server runs inside tests only");
      return server;
    },
  };
}
