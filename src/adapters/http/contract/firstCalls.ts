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
