import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface TimedTest {
  name: string;
  ms: number;
}

export interface FailedTest {
  name: string;
  /** What it said, from the beginning. */
  message: string;
  /** What the page showed at that moment, in the words of a screen reader. */
  page?: string;
}

export interface VitestReport {
  testResults: {
    name?: string;
    /** Why a file could not be run, or what went wrong before or after its tests; empty where nothing did. */
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

interface PlaywrightResult {
  duration: number;
  errors?: { message?: string }[];
  attachments?: { name: string; path?: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { results: PlaywrightResult[] }[];
  }[];
}

export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
}

/** The tests of a report of Vitest, each with its time. */
export function timesInVitest({ testResults }: VitestReport): TimedTest[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
  );
}

/**
 * The files for which Vitest had no process in its own minute, on a machine with no time to spare, as its output names
 * them; none where something else went wrong, too, that no test failed for.
 */
export function notStarted(colored: string): string[] {
  const output = stripVTControlCharacters(colored);
  const named = [...output.matchAll(/Failed to start forks worker for test files (.+)\.$/gm)];
  const errors = Number(/^Vitest caught (\d+) unhandled errors? /m.exec(output)?.[1] ?? 0);
  return named.length === errors ? named.flatMap(([, files = ""]) => files.split(", ")) : [];
}

/** The tests of a report of Vitest that this machine lacks something for, as a Redis or a disk to fill. */
export function leftOutInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ message, assertionResults }) =>
    (message ? [] : assertionResults).flatMap(({ fullName, status }) =>
      status === "passed" || status === "failed" ? [] : [fullName],
    ),
  );
}

/** The stories of a report of Playwright, each with the time of all its tries. */
export function timesInPlaywright({ suites = [] }: PlaywrightReport): TimedTest[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      name: `${suite.title}: ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...timesInPlaywright(suite),
  ]);
}

/** The tests of a report of Vitest that failed, and the files where something went wrong outside of their tests. */
export function failuresInVitest({ testResults }: VitestReport): FailedTest[] {
  return testResults.flatMap(({ name = "", message, assertionResults }) => [
    ...(message ? [{ name, message }] : []),
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).slice(0, 1).map((failure) => ({ name: fullName, message: failure })),
    ),
  ]);
}

/** The stories of a report of Playwright that failed, each with the first of its errors. */
export function failuresInPlaywright({ suites = [] }: PlaywrightReport): FailedTest[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ errors = [] }) => errors.length > 0);
      if (!failed) return [];
      const message = failed.errors?.[0]?.message ?? "no message";
      return { name: `${suite.title}: ${title}`, message, page: pageOf(failed) };
    }),
    ...failuresInPlaywright(suite),
  ]);
}

/** Where only the words of a run are kept, they have to tell what a picture of the page would. */
function pageOf({ attachments = [] }: PlaywrightResult): string | undefined {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  return path && existsSync(path) ? /^```yaml\n(.*?)^```$/ms.exec(readFileSync(path, "utf8"))?.[1] : undefined;
}

const messageLines = 12;
const briefLines = 6;
const pageLines = 100;
/** Colours of a terminal. */
const colours = /\u001b\[[\d;]*m/g;

/** What each of them said and what the page showed, in a few lines. */
export function told(failures: readonly FailedTest[]): string {
  return failures
    .map(({ name, message, page }) => {
      const said = message.replace(colours, "").split("\n").slice(0, messageLines);
      const lines = [...said, ...(page?.trimEnd().split("\n").slice(0, pageLines) ?? [])];
      return `  ${name}\n${lines.map((line) => `    ${line.slice(0, 200)}\n`).join("")}`;
    })
    .join("");
}

/** Their names and how each one's message begins: where no more than the end of a run is kept, all of them fit in. */
export function briefly(failures: readonly FailedTest[]): string {
  return told(failures.map(({ name, message }) => ({ name, message: message.split("\n", briefLines).join("\n") })));
}

/** The slowest ones first, a line each. */
export function slowest(tests: readonly TimedTest[], count: number): string[] {
  const sorted = tests.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  return sorted.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
