import type { ChannelInfo } from '../../../src/domain/channel/channel.ts'
import type { HomeSectionId } from '../../../src/domain/home/sections.ts'
import type { Site } from '../../../src/domain/site/site.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { aChannel } from '../channel/aChannel.ts'
import { channelSite, mainSite } from '../site/places.ts'
import { guest, learner, pending, teacher } from '../viewer/viewers.ts'

/**
 * The table of who sees which section, with the decisions applied. ● is shown (if there is data), ○ is not. M is the main site, C a
 * channel, T a teacher or operator. Users are VALID unless named otherwise.
 */
const table = `
| Section | Guest M | Guest C | PENDING M | User M | User C | Enterprise C | Premium C | Premium + parent C | T M |
|---|---|---|---|---|---|---|---|---|---|
| Top banner, 1:1 promo | ● | ○ | ● | ● | ○ | ○ | ○ | ○ | ● |
| Channel banner, desktop, items > 0 | ○ | ● | ○ | ○ | ● | ● | ● | ● | ○ |
| Channel banner, mobile, items > 0 | ○ | ○ | ○ | ○ | ○ | ● | ○ | ○ | ○ |
| Greeting, category grid, items 8–13 | ● | ● | ● | ● | ● | ● | ● | ● | ● |
| Buy course pass (slug configured) | ○ | ○ | ○ | ○ | ○ | ● | ● | ● parent host | ○ |
| Enrolled channels | ○ | ○ | ○ | ● | ○ | ● | ○ | ○ | ● |
| Admin cards, empty-state link | ○ | ○ | ○ | ○ | ○ | ○ | ○ | ○ | ● |
| Homework | ○ | ○ | ○ | ○ | ● | ● | ● | ● | ○ |
| Item 6 block, user summary, quest pop-up | ○ | ○ | ○ | ● | ● | ● | ● | ● | ● |
| Currently taking | ○ | ○ | ○ | ● | ● | ● | ● block | ● block | ● |
| Item 14: ranking | ○ | ● | ○ | ○ | ● | ○ | ● | ● | ○ |
| Item 14: study log | ○ | ○ | ○ | ○ | ● | ○ | ● | ● | ○ |
| Ranking in the side column | ○ | ○ | ○ | ● | ○ | ○ | ○ | ○ | ● |
| Channel info + enterprise blocks | ○ | ○ | ○ | ○ | ○ | ● | ○ | ○ | ○ |
| Extra channel block | ○ | ○ | ○ | ○ | ○ | ● | ○ | ● | ○ |
| Login card | ● | ● | ● | ○ | ○ | ○ | ○ | ○ | ○ |
| Signup dialog | ○ | ○ | ● | ○ | ○ | ○ | ○ | ○ | ○ |
| Class card opens channel domain in a new tab | ○ | ○ | ○ | ○ | ○ | ● | ○ | ○ | ○ |
`

export interface Visit {
  readonly viewer: Viewer
  readonly site: Site
  readonly channel: ChannelInfo | null
}

const productSlug = 'bada-pass'
const onChannel = (viewer: Viewer, channel: Parameters<typeof aChannel>[0] = {}): Visit => ({
  viewer,
  site: channelSite,
  channel: aChannel({ productSlug, ...channel }),
})
const onMainSite = (viewer: Viewer): Visit => ({ viewer, site: mainSite, channel: null })

export const visits: Readonly<Record<string, Visit>> = {
  'Guest M': onMainSite(guest),
  'Guest C': onChannel(guest),
  'PENDING M': onMainSite(pending),
  'User M': onMainSite(learner),
  'User C': onChannel(learner),
  'Enterprise C': onChannel(learner, { role: 'ROLE_CHANNEL_ENTERPRISE' }),
  'Premium C': onChannel(learner, { role: 'ROLE_CHANNEL_PREMIUM' }),
  'Premium + parent C': onChannel(learner, { role: 'ROLE_CHANNEL_PREMIUM', parent: 'narae' }),
  'T M': onMainSite(teacher),
}

/** The note under the table: a guest sees the same on any channel, except for these rows, which follow the enterprise column. */
export const guestOnEnterprise = onChannel(guest, { role: 'ROLE_CHANNEL_ENTERPRISE' })
export const rowsOfGuestOnEnterprise = [
  'Channel banner, mobile, items > 0',
  'Item 14: ranking',
  'Item 14: study log',
  'Class card opens channel domain in a new tab',
]

/** The subject of a row: a section of the home page, or a part beside it that has a rule of its own. */
export type Subject = HomeSectionId | 'course-pass' | 'empty-state-link' | 'signup-dialog' | 'class-in-new-tab'

interface About {
  readonly subjects: readonly Subject[]
  /** Statements and decisions that the row shows. */
  readonly spec: string
}

const about: Readonly<Record<string, About>> = {
  'Top banner, 1:1 promo': { subjects: ['top-banner', 'trial-promo'], spec: 'S-022 S-065' },
  'Channel banner, desktop, items > 0': { subjects: ['channel-banner'], spec: 'S-039 S-041 A-14' },
  'Channel banner, mobile, items > 0': { subjects: ['channel-banner'], spec: 'S-040 S-041 S-204 A-14' },
  'Greeting, category grid, items 8–13': {
    subjects: ['greeting', 'categories', 'live-classes', 'classes', 'courses', 'channels', 'problems', 'news'],
    spec: 'S-042 S-043 S-072 S-073 S-074 S-075 S-076 S-079',
  },
  'Buy course pass (slug configured)': { subjects: ['course-pass'], spec: 'S-056 S-057 A-17' },
  'Enrolled channels': { subjects: ['enrolled-channels'], spec: 'S-059 S-060 S-061 S-198 S-203' },
  'Admin cards, empty-state link': { subjects: ['admin-cards', 'empty-state-link'], spec: 'S-062 S-084 S-212 S-213' },
  Homework: { subjects: ['homework'], spec: 'S-063 S-161 S-199' },
  'Item 6 block, user summary, quest pop-up': { subjects: ['my-quests', 'user'], spec: 'S-068 S-101 S-200 A-10' },
  'Currently taking': { subjects: ['enrolled-courses'], spec: 'S-069 S-071 S-202 S-210 A-09' },
  'Item 14: ranking': { subjects: ['ranking'], spec: 'S-080 S-209 A-12 A-13' },
  'Item 14: study log': { subjects: ['study-log'], spec: 'S-080 S-082 S-201 S-209 A-13' },
  'Ranking in the side column': { subjects: ['main-ranking'], spec: 'S-081 A-12' },
  'Channel info + enterprise blocks': { subjects: ['channel-info', 'enterprise-channels'], spec: 'S-095 S-096 S-205 S-206 A-07' },
  'Extra channel block': { subjects: ['channel-extra'], spec: 'S-097 S-207 S-211 A-08' },
  'Login card': { subjects: ['login'], spec: 'S-098 S-196 A-02' },
  'Signup dialog': { subjects: ['signup-dialog'], spec: 'S-105 S-160' },
  'Class card opens channel domain in a new tab': { subjects: ['class-in-new-tab'], spec: 'S-114 S-208' },
}

export interface Row extends About {
  readonly name: string
  readonly device: 'desktop' | 'mobile'
  /** The cells by column: '●', '○', or '●' with a word on how. */
  readonly cells: ReadonlyMap<string, string>
}

const [[, ...columns] = [], , ...body] = table.trim().split('\n').map(cellsOf)

export const columnNames: readonly string[] = columns
export const rows: readonly Row[] = body.map(rowOf)

function rowOf([name = '', ...cells]: readonly string[]): Row {
  return {
    ...aboutRow(name),
    name,
    device: name.includes('mobile') ? 'mobile' : 'desktop',
    cells: new Map(columns.map((column, at) => [column, cells[at] ?? ''])),
  }
}

function aboutRow(name: string): About {
  const found = about[name]
  if (found === undefined) throw new Error(`nobody knows what the row ‘${name}’ is about`)
  return found
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}
