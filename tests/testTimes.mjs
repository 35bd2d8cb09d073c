// Reads the time that each test took from the reports of Vitest and Playwright.

/** The tests of a Vitest report (`--reporter=json`); none where the step did not run. */
export const testsOfUnits = (report) =>
  (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      title: `${fileName(file.name)}: ${fullName}`,
      milliseconds: duration ?? 0,
      isFlaky: false,
    })),
  )

/** The tests of a Playwright report; the tries of one count together. */
export const testsOfBrowser = (report) => (report?.suites ?? []).flatMap(testsOfSuite)

const testsOfSuite = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results, status }) => ({
      title: `${fileName(file)}: ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      isFlaky: status === 'flaky',
    })),
  ),
  ...suites.flatMap(testsOfSuite),
]

const fileName = (path) => path.split(/[\\/]/).at(-1)

export const slowest = (tests, most) => tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, most)

export const secondsOf = (tests) => Math.round(tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000)
