export interface TimedTest {
  name: string;
  ms: number;
}

export interface VitestReport {
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
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

/** The slowest ones first, a line each. */
export function slowest(tests: readonly TimedTest[], count: number): string[] {
  const sorted = tests.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  return sorted.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
