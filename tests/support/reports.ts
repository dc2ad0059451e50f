export interface TimedTest {
  name: string;
  ms: number;
}

export interface FailedTest {
  name: string;
  /** What it said, from the beginning. */
  message: string;
}

export interface VitestReport {
  testResults: {
    name?: string;
    /** Why a file could not be run at all. */
    message?: string;
    assertionResults: { fullName: string; duration?: number | null; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { results: { duration: number; errors?: { message?: string }[] }[] }[];
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

/** The tests of a report of Vitest that failed, and the files that could not be run. */
export function failuresInVitest({ testResults }: VitestReport): FailedTest[] {
  return testResults.flatMap(({ name = "", message, assertionResults }) => [
    ...(message && assertionResults.length === 0 ? [{ name, message }] : []),
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).slice(0, 1).map((failure) => ({ name: fullName, message: failure })),
    ),
  ]);
}

/** The stories of a report of Playwright that failed, each with the first of its errors. */
export function failuresInPlaywright({ suites = [] }: PlaywrightReport): FailedTest[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors);
      return errors.slice(0, 1).map(({ message = "no message" }) => ({ name: `${suite.title}: ${title}`, message }));
    }),
    ...failuresInPlaywright(suite),
  ]);
}

const messageLines = 12;
/** Colours of a terminal. */
const colours = /\u001b\[[\d;]*m/g;

/** What each of them said, in a few lines. */
export function told(failures: readonly FailedTest[]): string {
  return failures
    .map(({ name, message }) => {
      const lines = message.replace(colours, "").split("\n").slice(0, messageLines);
      return `  ${name}\n${lines.map((line) => `    ${line.slice(0, 200)}\n`).join("")}`;
    })
    .join("");
}

/** The slowest ones first, a line each. */
export function slowest(tests: readonly TimedTest[], count: number): string[] {
  const sorted = tests.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  return sorted.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
