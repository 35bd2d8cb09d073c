import type { HomeSectionId } from '../../../domain/home/sections.ts'

interface FirstCall {
  /** The call's name in the contract. */
  readonly name: string
  /** The behaviour of the home page while a backend answers the call with 404. */
  readonly without: string
  /** The kind of site whose home page needs the call. */
  readonly site: 'main' | 'channel'
  /** The sections that are hidden then. */
  readonly hides: readonly HomeSectionId[]
}

/** The calls of a backend that has only a home page, in the order in which they are most useful. */
export const firstCalls: readonly FirstCall[] = [
  {
    name: 'recommendations',
    without: 'No courses, classes, problems, channels and articles; what is the viewer’s own stays.',
    site: 'main',
    hides: ['live-classes', 'classes', 'courses', 'channels', 'problems', 'news'],
  },
  {
    name: 'me',
    without: 'Everybody is a guest, is offered to sign in, and has nothing of their own.',
    site: 'main',
    hides: ['enrolled-channels', 'my-quests', 'enrolled-courses', 'user', 'main-ranking'],
  },
  { name: 'enrolledCourses', without: 'Courses that are being taken are not shown.', site: 'main', hides: ['enrolled-courses'] },
  { name: 'quests', without: 'No quests.', site: 'main', hides: ['my-quests'] },
  { name: 'assignments', without: 'No homework on a channel.', site: 'channel', hides: ['homework'] },
  { name: 'joinedChannels', without: 'The channels that one has joined are not shown.', site: 'main', hides: ['enrolled-channels'] },
  { name: 'experience', without: 'The bar to the next level stays empty.', site: 'main', hides: [] },
  { name: 'userRanks', without: 'No ranking on the main site.', site: 'main', hides: ['main-ranking'] },
  { name: 'popups', without: 'No notice pops up.', site: 'main', hides: [] },
  {
    name: 'channelInfo',
    without:
      'A channel is called by its sub-domain and has the platform’s colour; it has no chat and no business card, and hides and renames nothing.',
    site: 'channel',
    hides: ['live-inquiry', 'business-info'],
  },
  { name: 'memberRanks', without: 'No ranking on a channel.', site: 'channel', hides: ['ranking'] },
  { name: 'studyLogs', without: 'No list of what was studied last on a channel.', site: 'channel', hides: ['study-log'] },
]

/** A part of the site that works once its calls are answered. */
interface FirstStep {
  /** The word for it in the option --only of `npm run conform`. */
  readonly name: 'home' | 'problem' | 'hand-in'
  /** The pages that work then. */
  readonly result: string
  /** The names of its calls in the contract, in the order in which they are most useful. */
  readonly calls: readonly string[]
  /** Whether some of them change something. */
  readonly writes: boolean
}

/** The way from nothing to a backend that judges programs. Each step needs the ones before it. */
export const firstSteps: readonly FirstStep[] = [
  {
    name: 'home',
    result: 'The home page, on the main site and on a channel; signed in or as a guest.',
    calls: firstCalls.map(({ name }) => name),
    writes: false,
  },
  {
    name: 'problem',
    result: 'The catalogue of problems, a type with its problems, and the page of a problem, whose examples run in the browser.',
    calls: ['problemCategories', 'problemCategoryGroups', 'problems', 'problemCategory', 'problem'],
    writes: false,
  },
  {
    name: 'hand-in',
    result: 'A hand-in is judged, tells its verdict, and stands in the list of attempts after a reload.',
    calls: ['problemStanding', 'submit', 'submission', 'submissions'],
    writes: true,
  },
]
