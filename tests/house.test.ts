import { describe, expect, it } from 'vitest'
import { clausesForComments, houseFaults, houseTable, measureHouse } from './house.ts'

const module = (imports: readonly string[] = [], lines = 50) =>
  [...imports.map((path) => `import { a } from '${path}'`), ...Array.from({ length: lines - imports.length }, () => 'a()')].join('\n')

/** A house within every limit: modules that nothing imports. */
const fileCount = 400

const soundHouse = () => new Map(Array.from({ length: fileCount }, (_, index) => [`src/ui/a/File${index}.tsx`, module()]))

const houseWith = (files: Readonly<Record<string, string>>) => new Map([...soundHouse(), ...Object.entries(files)])

describe('the size and shape of the house', () => {
  it('is measured', () => {
    const house = measureHouse(
      new Map([
        ['src/domain/quest.ts', 'export const a = 1\nexport const b = 2\n'],
        ['src/ui/quest/Quest.tsx', "import {\n  a,\n} from '../../domain/quest.ts'\nconst load = () => import('./Later.tsx')\n"],
        ['src/ui/quest/Later.tsx', "import './Later.module.css'\nimport { b } from '../../domain/quest.ts'\n\n\n\n\n"],
        ['src/ui/quest/Later.module.css', ''],
        ['mock-server/quests.ts', "import { a } from '../src/domain/quest.ts'\n"],
      ]),
    )
    expect(house).toEqual({
      files: 3,
      medianLines: 4,
      ninetiethLines: 6,
      largest: { path: 'src/ui/quest/Later.tsx', lines: 6 },
      singleConsumer: 1,
      lazySingleConsumer: 1,
      importShare: 5 / 12,
      cssModules: 1,
    })
  })

  it('is printed, a line a figure', () => {
    const lines = houseTable(measureHouse(soundHouse()))
    expect(lines).toHaveLength(7)
    expect(lines[0]).toMatch(/^ {2}files in src +400$/)
  })

  it('has nothing to say about a sound house', () => {
    expect(houseFaults(soundHouse())).toEqual([])
  })

  it('half of the files are scraps', () => {
    const scraps = new Map([...soundHouse()].map(([path]) => [path, module([], 49)]))
    expect(houseFaults(scraps)).toEqual(['half of the files have less than 50 lines'])
  })

  it('a file may have 350 lines, not one more', () => {
    expect(houseFaults(houseWith({ 'src/domain/a.ts': module([], 350) }))).toEqual([])
    expect(houseFaults(houseWith({ 'src/domain/a.ts': module([], 351) }))).toEqual(['src/domain/a.ts has 351 lines, more than 350'])
  })

  it('too many files have a single consumer', () => {
    const consumer = (count: number) =>
      houseWith({
        'src/ui/b/All.tsx': module(
          Array.from({ length: count }, (_, at) => `../a/File${at}.tsx`),
          200,
        ),
      })
    expect(houseFaults(consumer(112))).toEqual([])
    expect(houseFaults(consumer(113))).toEqual(['28.2 % of the files have a single consumer, the limit is 28.0 %'])
  })

  it('a tenth of the lines are imports', () => {
    const importing = new Map([...soundHouse()].map(([path]) => [path, module(['react', 'rxjs', 'zod', 'lucide', 'react-dom'])]))
    expect(houseFaults(importing)).toEqual(['10.0 % of the lines are imports, the limit is 10.0 %'])
  })

  it('too many CSS modules', () => {
    const styles = Object.fromEntries(Array.from({ length: 140 }, (_, index) => [`src/ui/a/File${index}.module.css`, '']))
    expect(houseFaults(houseWith(styles))).toEqual(['140 CSS modules for 400 files, the limit is 35.0 %'])
  })

  it.each([
    ['src/domain/quest.ts', 'src/domain/home/quest.ts', 'src/domain'],
    ['src/ui/quest/Quest.tsx', 'src/ui/home/quest.ts', 'src/ui'],
    ['mock-server/routes/quests.ts', 'mock-server/world/quests.ts', 'mock-server'],
  ])('%s and %s share a name', (one, other, layer) => {
    expect(houseFaults(houseWith({ [one]: module(), [other]: module() }))).toEqual([`${layer} has one name twice: ${one}, ${other}`])
  })

  it('one noun is called the same in every layer', () => {
    const files = ['src/domain/quest.ts', 'src/application/quest.ts', 'src/features/quest.ts', 'mock-server/quest.ts']
    expect(houseFaults(houseWith(Object.fromEntries(files.map((path) => [path, module()]))))).toEqual([])
  })

  it('paths that differ only by case are one on some file systems', () => {
    expect(houseFaults(houseWith({ 'src/ui/a/Tide.css': '', 'src/ui/a/tide.css': '' }))).toEqual([
      'differ only by case: src/ui/a/Tide.css, src/ui/a/tide.css',
    ])
  })

  it('a rule of a CSS module is drawn with by somebody', () => {
    const css = '/* .not-a-rule { */\n.used, .left:hover {\n  margin: 0.5em;\n}\n@media print {\n  .also-left { color: red }\n}\n'
    const user = (line: string) => `import styles from './A.module.css'\n${module()}\n${line}`
    const house = (line: string) => houseFaults(houseWith({ 'src/ui/a/A.module.css': css, 'src/ui/a/A.tsx': user(line) }))
    expect(house("styles['used']")).toEqual(['src/ui/a/A.module.css has rules that nobody draws with: left, also-left'])
    expect(house("styles['used']; styles['left']; styles['also-left']")).toEqual([])
    expect(house('styles[name]')).toEqual([])
  })

  it('a class has one rule in its sheet, besides those of a window or a state', () => {
    const house = (more: string) =>
      houseFaults(
        houseWith({
          'src/ui/a/A.module.css': `.found {\n  color: red;\n}\n\n.found:hover {\n  color: blue;\n}\n${more}`,
          'src/ui/a/A.tsx': `import styles from './A.module.css'\n${module()}\nstyles['found']`,
        }),
      )
    expect(house('\n.found {\n  text-decoration: underline;\n}\n')).toEqual(['src/ui/a/A.module.css has two rules for .found'])
    expect(house('\n.tide,\n.found {\n  margin: 0;\n}\n')).toEqual(['src/ui/a/A.module.css has rules that nobody draws with: tide'])
    expect(house('\n@media print {\n  .found {\n    color: black;\n  }\n}\n')).toEqual([])
  })

  it('a class that a module draws with is in its sheet', () => {
    const house = (line: string) =>
      houseFaults(
        houseWith({
          'src/ui/a/A.module.css': '.wave { color: red }',
          'src/ui/a/A.tsx': `import styles from './A.module.css'\n${module()}\n${line}`,
        }),
      )
    expect(house("styles['wave']; styles['tide']; words['tide']")).toEqual([
      'src/ui/a/A.tsx draws with classes that its sheet does not have: tide',
    ])
    expect(house("styles['wave']")).toEqual([])
  })

  it.each([
    '.a:has(.b:hover) > *',
    ':root:not(:has([data-a], .b)) :first-child',
    '.a:is(:has(> .b + *), .c) ~ :not(.d)',
    '.x, .a:has(.b) :is(*, :focus)',
  ])('what `:has` decides on is named: %s', (selector) => {
    const house = houseFaults(houseWith({ 'src/ui/app/a.css': `.a { color: red }\n${selector} {\n  color: red;\n}\n` }))
    expect(house).toEqual([`src/ui/app/a.css restyles the whole page whenever anything changes: ${selector}`])
  })

  it.each(['.a:has(.b) > .c', '.a > :first-child:has(> img)', ':root:has([a]) [b]', '.a:has(*) :is(.b, dd)', '.a:not(.b) > *'])(
    'and then may end in what it likes: %s',
    (selector) => {
      const css = `${selector} { color: red }\n@media print {\n  .a:has(.b) > * { color: red }\n}\n`
      expect(houseFaults(houseWith({ 'src/ui/app/a.css': css }))).toEqual([])
    },
  )

  it('the key of a query is made in one place', () => {
    const house = (line: string) => houseFaults(houseWith({ 'src/ui/a/A.tsx': `${module()}\n${line}` }))
    const fault = ["src/ui/a/A.tsx makes a query's key by hand"]
    expect(house("useQuery({ queryKey: ['tides', site] })")).toEqual(fault)
    expect(house("client.setQueryData<Tide>(['tides'], tide)")).toEqual(fault)
    expect(house("useQuery({ queryKey: keyForSite('tides', site) })")).toEqual([])
  })

  it('what has a body is a function below the ui, and components and hooks are arrows in it', () => {
    const house = (path: string, line: string) => houseFaults(houseWith({ [path]: `${module()}\n${line}` }))
    const arrow = 'export const tideOf = async (sea: Sea): Promise<Tide> => {\n  await sea\n}'
    expect(house('src/domain/tide.ts', arrow)).toEqual(['src/domain/tide.ts: tideOf is an arrow with a body'])
    expect(house('src/ui/a/A.tsx', arrow)).toEqual([])
    expect(house('src/domain/tide.ts', 'export const tideOf = (sea: Sea) => sea.tide')).toEqual([])
    expect(house('src/ui/a/A.tsx', 'export function Sea() {}')).toEqual(['src/ui/a/A.tsx: Sea is a function'])
    expect(house('src/ui/a/A.tsx', 'function useTide() {}')).toEqual(['src/ui/a/A.tsx: useTide is a function'])
    expect(house('src/ui/a/A.tsx', 'function tideOf() {}')).toEqual([])
  })

  it('sizes are observed in one place', () => {
    const house = (line: string) => houseFaults(houseWith({ 'src/ui/a/A.tsx': `${module()}\n${line}` }))
    expect(house('new ResizeObserver(() => {}).observe(sea)')).toEqual(['src/ui/a/A.tsx observes sizes by itself'])
    expect(house('observeSize([sea], () => {})')).toEqual([])
  })

  it('a setter is called as what it sets', () => {
    const house = (line: string) => houseFaults(houseWith({ 'src/ui/a/A.tsx': `${module()}\n${line}` }))
    expect(house('const [wave, setTide] = useState(0)')).toEqual(['src/ui/a/A.tsx: setTide sets wave'])
    expect(house('const [wave, setWave] = useState(0)\nconst [isOpen, setOpen] = useOptimistic(false)')).toEqual([])
  })

  it('a name is exported once, or by a component and the type that it shows', () => {
    const house = (files: Readonly<Record<string, string>>) =>
      houseFaults(houseWith(Object.fromEntries(Object.entries(files).map(([path, line]) => [path, `${module()}\n${line}`]))))
    const twice = { 'src/domain/tide.ts': 'export function tideOf() {}', 'src/ui/sea/sea.ts': 'export const tideOf = () => {}' }
    expect(house(twice)).toEqual(['tideOf is exported by src/domain/tide.ts, src/ui/sea/sea.ts'])
    expect(house({ 'src/domain/tide.ts': 'export interface Tide {}', 'src/ui/sea/Sea.tsx': 'export const Tide = () => null' })).toEqual([])
  })

  it('a comment begins with a clause in place of a subject', () => {
    const path = 'src/ui/b/paging.ts'
    const comments = [
      '/** What is looked at. */',
      '  // Who is alone has no rank.',
      '/** The page that is open. */',
      '// Whatever the list holds is drawn.',
      '// From page two on, a link leads back.',
      '/** By name. */',
    ]
    const source = `${comments.join('\n')}\nexport const page = 1\n`
    const faultsAt = (place: string) =>
      ['What is looked at. */', 'Who is alone has no rank.', 'By name. */'].map(
        (comment) => `${place}: a comment needs a subject: ${comment}`,
      )
    expect(houseFaults(houseWith({ [path]: source }))).toEqual(faultsAt(path))
    expect(clausesForComments(new Map([['tests/e2e/pages.mjs', source]]))).toEqual(faultsAt('tests/e2e/pages.mjs'))
    expect(clausesForComments(new Map([['a.ts', '/**\n * Of a page, the number.\n */']]))).toEqual([
      'a.ts: a comment needs a subject: Of a page, the number.',
    ])
  })

  it('a comment marks as code what has another name by now', () => {
    const faults = (comment: string, code: string) =>
      houseFaults(
        houseWith({ 'src/ui/b/paging.ts': `/** ${comment} */\n${code}\n`, 'src/domain/verdict.ts': "export type State = 'JUDGED'\n" }),
      )
    const stray = (words: string) => [`src/ui/b/paging.ts marks as code what no code has: ${words}`]
    expect(faults('Until `isOld` is over. `paging` leads on.', 'export const isPreviousData = 1')).toEqual(stray('isOld, paging'))
    expect(faults('The list is in `Words.ts`.', '')).toEqual(stray('Words.ts'))
    expect(faults('`isOld`, a `State` that is `JUDGED` in `verdict.ts`, as an `AbortSignal` tells.', 'const isOld = 1')).toEqual([])
    expect(faults('Neither of `a + b`, `/course/:id` and `if` nobody is the name.', '')).toEqual([])
  })
})
