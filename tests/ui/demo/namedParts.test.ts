import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { readSources, type SourceTree } from '../../importGraph.ts'
import { backend, write } from './deedPlaces.ts'
import { demoView, emptyDemoStore, openAddress, opensDemos } from './openDemo.ts'

opensDemos()

type Store = Awaited<ReturnType<typeof emptyDemoStore>>

interface NamedPlace {
  /** Whether another row of the same page proves a reload and the sign-in. */
  readonly isLight?: boolean
  /** Contains ID for the prepared thing. */
  readonly path: string
  readonly name: string
  readonly persona?: string
  readonly channel?: string
  prepare?(store: Store): Promise<string>
}

const teacher = { persona: 'teacher' }
const course = { path: '/course/11003/lesson' }
const taughtClass = { ...teacher, path: '/course/class/15018/lesson' }

/** Several parts of one page, whose other row proves a reload and the sign-in. */
const partsOf = (place: Omit<NamedPlace, 'name'>, names: readonly string[]): readonly NamedPlace[] =>
  names.map((name) => Object.assign({ name, isLight: true }, place))

/** A question that the learner has asked there. */
const question = (path: string, contentType: string, contentId: number, lessonId: number | null = null): NamedPlace => ({
  path,
  name: 'question-ID',
  prepare: async (store) =>
    String((await write(backend(store, 'learner'), 'POST', 'questions', { contentType, contentId, lessonId, content: '왜요?' })).postId),
})

/** The last question of the first chapter. */
const sheetQuestion = async (store: Store) =>
  String((await backend(store, 'learner').json('worksheets/10601/chapters')).chapterList[0].questionList.at(-1).questionId)

/** Lists each address with a part, as its file writes it, with the places to which it leads. */
const places: Readonly<Record<string, readonly NamedPlace[]>> = {
  'src/application/homeContent.ts #${ownChannelsName}': [{ path: '/my', name: 'channels', channel: 'main' }],
  'src/application/teaching.ts #${taughtClassesName}': [{ ...teacher, path: '/my', name: 'teaching' }],
  'src/application/teaching.ts #members': [{ ...taughtClass, name: 'members' }],
  'src/domain/inbox.ts #announcements': [
    {
      path: '/',
      name: 'announcements',
      prepare: (store) =>
        announce(store, 'channels/announcements', {
          title: '방학',
          content: '쉬어요',
          startDate: '2026-11-20',
          endDate: '2026-11-27',
          audience: 'EVERYONE',
        }),
    },
    {
      path: '/course/class/15018/lesson',
      name: 'announcements',
      prepare: (store) => announce(store, 'users/course-classes/15018/announcements', { content: '자를 가져와요' }),
    },
  ],
  'src/domain/paths.ts #refund': [{ path: '/support', name: 'refund' }],
  'src/domain/question.ts #${encodeURIComponent(askedAnchor(questionId))}': [
    question('/learn/problem/17008', 'PROBLEM', 17_008),
    question('/learn/block/12003', 'BLOCK', 12_003),
    question('/learn/video/14005', 'VIDEO', 14_005),
    question('/learn/document/16003', 'DOCUMENT', 16_003),
    question('/course/11033/lesson/1103303', 'COURSE', 11_033, 1_103_303),
    question('/course/class/15018/lesson/1501801', 'COURSE_CLASS', 15_018, 1_501_801),
  ],
  'src/ui/app/Frame.tsx #main': [{ path: '/course', name: 'main' }],
  'src/ui/channel-settings/ChannelSettingsPage.tsx #${bannersSectionId}': [
    { persona: 'operator', path: '/studio/channel', name: 'channel-banners' },
  ],
  'src/ui/home/sections/SeaStrip.tsx #${deskTitleId}': [{ ...teacher, path: '/', name: 'desk-title' }],
  'src/ui/lesson/DocumentLesson.tsx #${sectionId(at)}': [
    { path: '/learn/document/16003', name: 'section-3' },
    { path: '/course/11033/lesson/1103303', name: 'section-2' },
  ],
  'src/ui/lesson/LessonCompletion.tsx #reviews': [
    { ...course, name: 'reviews' },
    { path: '/learn/document/16003', name: 'reviews' },
  ],
  'src/ui/my/MyPage.tsx #set-homework': [{ ...teacher, path: '/studio/publish/course', name: 'set-homework' }],
  'src/ui/offer/OfferSectionNav.tsx #${name}': [
    ...partsOf(course, ['about', 'curriculum', 'related']),
    ...partsOf(taughtClass, ['problems', 'attendance', 'announcements', 'times', 'about', 'teacher', 'dates', 'curriculum', 'reviews']),
  ],
  'src/ui/platform/PlatformPartPage.tsx #${askId}': [{ path: '/schools', name: 'ask' }],
  'src/ui/worksheet/ChapterSheet.tsx #${questionAnchor(first.questionId)}': [
    { path: '/worksheet/10601/chapter', name: 'question-ID', prepare: sheetQuestion },
  ],
}

/** Parts that no link of the code names, which others link to from outside. */
const furtherPlaces: readonly NamedPlace[] = [
  { path: '/blog/10301', name: 'comments' },
  { ...teacher, path: '/studio/publish/course', name: 'channel-announcements' },
]

/** Lists the texts with a # that name no part of a page. */
const otherSigns: readonly string[] = [
  'src/application/storedText.ts #${at + 1}',
  'src/adapters/http/parsing.ts #${index}',
  'src/adapters/browser/stepLinks.ts #trace',
  'src/ui/kit/motion/flyPoints.ts #point',
]

const announce = async (store: Store, path: string, body: object) =>
  String((await write(backend(store, 'teacher'), 'POST', path, body)).announcementId)

/** Each # with a name in a text of the code, by its file; colours, selectors, drawings and comments are none. */
function signsIn(tree: SourceTree): readonly string[] {
  return [...tree].flatMap(([path, source]) =>
    source
      .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '')
      .split('\n')
      .filter((line) => !/<use |querySelector|startsWith\(|location\.hash ===|hash === /.test(line))
      .flatMap((line) => [...line.matchAll(/(?<=[\w'"`}/])#(?:\$\{.*?\}(?=[`"'])|[a-z][\w-]*)/g)].map(([sign]) => `${path} ${sign}`))
      .filter((sign) => !/#[0-9a-f]{3,8}$/.test(sign)),
  )
}

test('each address of the code that names a part has a row here', () => {
  const tree = readSources(['src/application', 'src/domain', 'src/ui', 'src/features', 'src/adapters'], /\.tsx?$/)
  const known = [...Object.keys(places), ...otherSigns]
  expect(new Set(signsIn(tree))).toEqual(new Set(known))
  expect(
    signsIn(new Map([['a.ts', 'href={`${paths.my}#${name}`}\nconst b = "/support#refund"\nconst c = "#aabbcc" // `#${no}`']])),
  ).toEqual(['a.ts #${name}', 'a.ts #refund'])
})

const rows = [...Object.values(places).flat(), ...furtherPlaces]

/** The pattern of a page, by its address. */
const patternOf = (pathname: string) =>
  Object.values(paths).find((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)) ?? pathname

/** Names with a number, or with an id, are one. */
const kindOf = (name: string) => name.replace(/^(question|section)-.*$/, '$1')

const known = new Set(rows.map(({ path, name }) => `${patternOf(path)}#${kindOf(name)}`))

/** The parts that links of the page name, each with the page that it is on. */
const linkedParts = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('#root a[href*="#"]')].flatMap(({ href }) => {
    const { origin, pathname, hash } = new URL(href)
    return origin === location.origin && hash !== '#main' ? [`${patternOf(pathname)}#${kindOf(decodeURIComponent(hash.slice(1)))}`] : []
  })

/** The elements that are brought into view, by their ids. */
function watchShown(): readonly string[] {
  const shown: string[] = []
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    shown.push(this.id)
  })
  return shown
}

const watch = (name: string, when: string) => {
  const shown = watchShown()
  return async () => {
    await waitFor(() => expect(shown, when).toContain(name), { timeout: 20_000 })
    expect(new Set(shown), when).toEqual(new Set([name]))
  }
}

test.each(rows.map((row) => [`${row.persona ?? 'learner'} ${row.path}#${row.name}`, row] as const))(
  'an address leads to the part that it names, from outside, after a reload and after the sign-in: %s',
  async (_, { path, name, persona = 'learner', channel = 'haeon', isLight = false, prepare }) => {
    const store = await emptyDemoStore()
    sessionStorage.clear()
    const id = (await prepare?.(store)) ?? ''
    const view = { channel, content: 'full' }
    const [to, part] = [path.replace('ID', id), name.replace('ID', id)]
    const address = (who: string, at = to) => demoView({ ...view, persona: who }, at)
    for (const when of isLight ? ['from outside'] : ['from outside', 'after a reload']) {
      const tell = watch(part, when)
      openAddress(`${address(persona)}#${encodeURIComponent(part)}`, { hasBar: false })
      await tell()
      expect(linkedParts().filter((one) => !known.has(one))).toEqual([])
    }
    if (isLight || to === '/') return
    openAddress(`${address('guest')}#${encodeURIComponent(part)}`, { hasBar: false })
    const [login] = await screen.findAllByRole('link', { name: '로그인' }, { timeout: 20_000 })
    if (login) await userEvent.click(login)
    await waitFor(() => expect(location.pathname).toBe('/login'))
    const tell = watch(part, 'after the sign-in')
    openAddress(address(persona, '/'), { hasBar: false })
    await tell()
  },
)

test('who has begun to move is not brought back', async () => {
  const shown = watchShown()
  openAddress(`${demoView({ content: 'full' }, '/learn/document/6003')}#section-3`, { hasBar: false })
  await waitFor(() => expect(shown).not.toEqual([]), { timeout: 20_000 })
  window.dispatchEvent(new Event('wheel'))
  const { length } = shown
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(shown).toHaveLength(length)
})
