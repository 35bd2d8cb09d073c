// The two tiers of tests, `npm test` and `npm run test:all`, and the tests of the second that a change can affect.

/** The unit tests that take long because Python runs many programs: one in ten of them in the first tier, all in the second. */
export const pythonCorpora = [
  'tests/domain/problems/stepSentence.test.ts',
  'tests/domain/problems/errorPrograms.test.ts',
  'tests/domain/problems/tutor/novicePrograms.test.ts',
  'tests/mock-server/problems/judgeData.test.ts',
  'tests/mock-server/tutorOnGolden.test.ts',
  'tests/mock-server/counterexamples.test.ts',
  'tests/mock-server/blocksInPython.test.ts',
  'tests/shell/python/nodePythonRunner.test.ts',
  'tests/adapters/python/differential/differential.test.ts',
  'tests/conform/runGolden.test.ts',
]

/** The unit tests that open the whole demo for each row, or call a whole backend over a socket: `TIER=first` leaves them out. */
export const longUnits = [
  'tests/ui/demo/banners.test.ts',
  'tests/ui/demo/channels.test.ts',
  'tests/ui/demo/deeds.test.ts',
  'tests/ui/demo/firstCalls.test.ts',
  'tests/ui/demo/longLists.test.ts',
  'tests/ui/demo/namedParts.test.ts',
  'tests/ui/demo/practice.test.ts',
  'tests/ui/demo/presses.test.ts',
  'tests/ui/demo/preview.test.ts',
  'tests/ui/demo/titles.test.ts',
  'tests/ui/demo/unreadableLists.test.ts',
  'tests/conform/commands.test.ts',
  'tests/conform/conform.test.ts',
  'tests/conform/prism.test.ts',
]

/** The folders whose change can reach a program of the corpora. */
const foldersOfCorpora = [
  'src/domain/blocks',
  'src/domain/problems',
  'src/adapters/python',
  'src/shell/python',
  'mock-server/blocks',
  'mock-server/content/seas',
  'mock-server/problems',
  'tests/adapters/python',
  'tests/domain/problems',
  'tests/golden',
]

/** The folders whose change can reach a browser test of the second tier, by the names of its specs. */
const foldersOfSpecs = {
  'src/adapters/http': ['firstBackend', 'prism', 'courseTrouble', 'problemTrouble', 'problemsInProduction'],
  'src/adapters/browser': ['earlyCalls', 'telemetry', 'versions'],
  'src/adapters/python': ['golden', 'python', 'tutor', 'offline'],
  'src/application/telemetry.ts': ['telemetry'],
  'src/application': ['computerRoom', 'problemTrouble', 'problemsInProduction'],
  'src/domain/blocks': ['blocks', 'golden'],
  'src/domain/home': ['channels', 'sections', 'crawl'],
  'src/domain/paths.ts': ['crawl'],
  'src/domain/problems': ['golden', 'tutor', 'problemTrouble'],
  'src/domain/room': ['problemsInProduction', 'rooms'],
  'src/preview': ['preview', 'offline', 'demoAddress', 'faultLab'],
  'src/shell': ['earlyCalls', 'hosting', 'layoutShift', 'offline', 'prism', 'production'],
  'src/ui/app': ['crawl', 'frame', 'keySentences', 'longNames', 'looks', 'lostChunk', 'nothingCovers', 'twoAccounts', 'versions'],
  'src/ui/banner': ['banner'],
  'src/ui/block': ['beginner', 'blocks'],
  'src/ui/channel': ['channels'],
  'src/ui/channel-settings': ['channelSettings'],
  'src/ui/chat': ['inquiry'],
  'src/ui/class-view': ['classroom', 'teaching'],
  'src/ui/course': ['courses', 'courseTrouble'],
  'src/ui/course-class': ['classes', 'teaching'],
  'src/ui/habit': ['comingBack'],
  'src/ui/connection': ['connection', 'twoAccounts'],
  'src/ui/home': ['cards', 'channelsStandStill', 'faults', 'homeNext', 'layoutShift', 'looks', 'sections'],
  'src/ui/homework': ['homework', 'teachersDay'],
  'src/ui/inbox': ['notifications'],
  'src/ui/kit/carousel': ['carousel'],
  'src/ui/material': ['materials'],
  'src/ui/notice': ['notices'],
  'src/ui/platform': ['platform'],
  'src/ui/preview': ['preview', 'faultLab'],
  'src/ui/problem': ['beginner', 'problemLooks', 'problemTrouble', 'problemTypes', 'problems', 'reading', 'tutor'],
  'src/ui/quest': ['quests'],
  'src/ui/question': ['questions'],
  'src/ui/registration': ['classes'],
  'src/ui/report': ['report'],
  'src/ui/room': ['problemsInProduction', 'rooms'],
  'src/ui/shop': ['shop'],
  'src/ui/start': ['guest'],
  'src/ui/studio': ['classroom', 'studioCourse', 'teachersDay'],
  'src/ui/tutor': ['tutor'],
  'src/ui/viewer': ['newcomers'],
  'src/ui/worksheet': ['worksheets'],
  'mock-server': ['offline', 'golden'],
}

const specs = 'tests/e2e/'

const lies = (path, folder) => path === folder || path.startsWith(`${folder}/`)

/** Returns the specs of the second tier that the changed files can affect. */
export const reachedSpecs = (changed) => {
  const names = Object.entries(foldersOfSpecs).flatMap(([folder, reached]) => (changed.some((path) => lies(path, folder)) ? reached : []))
  const own = changed
    .filter((path) => path.startsWith(specs) && path.endsWith('.spec.ts'))
    .map((path) => path.slice(specs.length, -'.spec.ts'.length))
  return [...new Set([...names, ...own])].toSorted((one, other) => (one < other ? -1 : 1))
}

/** Tells whether the changed files can affect the build. */
const isBuilt = (path) => /^(?:src|mock-server|public)\/|^[^/]+\.(?:html|ts|json)$/.test(path)

const checks = [
  { name: 'check', command: 'node tests/check.mjs' },
  // The audit waits for the registry.
  { name: 'audit', command: 'node tests/audit.mjs' },
]
const builds = [
  { name: 'build', command: 'npx vite build --logLevel warn' },
  { name: 'demo', command: 'npx vite build --mode demo --logLevel warn' },
]
const size = { name: 'size', command: 'npx size-limit --config tests/sizeLimits.mjs' }

const units = (name, words, env = {}) => ({
  name,
  command: `npx vitest run ${words} --reporter=default --reporter=json --outputFile.json=test-results/${name}.json`,
  report: `test-results/${name}.json`,
  env,
})

/** `TIER` is read by the configuration of Playwright, as by that of Vitest; the reports of two runs must not be one file. */
const browser = (name, tier, words = '') => ({
  name,
  command: `npx playwright test --config tests/e2e/playwright.config.ts ${words}`.trim(),
  report: `test-results/${name}.json`,
  isInBrowser: true,
  env: { TIER: tier, BROWSER_REPORT: `test-results/${name}.json` },
})

const whole = { CORPORA: 'all' }

/** Returns the steps of a tier, cheapest first; the steps of a row run in parallel. */
export const stepsOf = {
  first: () => [checks, [units('unit', '', { TIER: 'first' })], builds, [size], [browser('e2e', 'first')]],
  all: () => [
    checks,
    // The domain's own tests cover all of it; the others are quicker where nothing is counted.
    [units('domain', 'tests/domain --coverage', whole)],
    [units('unit', '--project application --project adapters --project ui --project demo', whole)],
    [units('python', '--project python tests/adapters tests/mock-server tests/conform tests/shell', whole)],
    builds,
    [size],
    [browser('e2e', 'all')],
  ],
  /** @param base the commit that the changed files are compared with */
  changed: (changed, base) => {
    const reached = reachedSpecs(changed)
    const isInBrowser = reached.length > 0 || changed.some((path) => isBuilt(path) || path.startsWith(specs))
    return [
      checks,
      [units('unit', `--changed ${base}`)],
      ...(changed.some((path) => foldersOfCorpora.some((folder) => lies(path, folder)))
        ? [[units('python', '--project python', whole)]]
        : []),
      ...(isInBrowser ? [builds, [size], [browser('e2e', 'first')]] : []),
      ...(reached.length > 0 ? [[browser('e2e-reached', 'second', reached.map((name) => `/${name}.spec`).join(' '))]] : []),
    ]
  },
}
