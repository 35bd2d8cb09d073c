import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/id.ts'
import type { OpenBackend } from './Backend.ts'
import { onView, type Ports } from './portsOver.ts'

interface ListPort {
  readonly name: string
  /** The path that faults are set on. */
  readonly path: string
  readonly view: string
  readonly ask: (ports: Ports, signal?: AbortSignal) => Promise<readonly unknown[]>
  readonly isPublic?: boolean
}

const lists: readonly ListPort[] = [
  {
    name: 'enrolled courses [S-284]',
    path: 'users/courses/enrolls',
    view: 'channel=main',
    ask: ({ courses }, signal) => courses.enrolled(signal),
  },
  {
    name: 'assignments [S-282]',
    path: 'users/homeworks/assignments',
    view: 'channel=haeon',
    ask: ({ assignments }, signal) => assignments.list(signal),
  },
  { name: 'quests [S-151]', path: 'users/quests', view: 'channel=main', ask: ({ quests }, signal) => quests.list(signal) },
  { name: 'study logs [S-283]', path: 'users/logs/studies', view: 'channel=haeon', ask: ({ studyLogs }, signal) => studyLogs.list(signal) },
  {
    name: 'joined channels [S-281]',
    path: 'users/channels',
    view: 'channel=main',
    ask: async ({ channels }, signal) => (await channels.joined(signal)).channels,
  },
  {
    name: 'ranking of all users [S-279]',
    path: 'users/ranks',
    view: 'channel=main',
    ask: async ({ rankings }, signal) => (await rankings.users(signal)).items,
    isPublic: true,
  },
  {
    name: 'ranking of the members [S-280]',
    path: 'channels/members/ranks',
    view: 'channel=haeon',
    ask: async ({ rankings }, signal) => (await rankings.members(signal)).items,
    isPublic: true,
  },
  { name: 'popup notices [S-285]', path: 'popups', view: 'notice=all', ask: ({ notices }, signal) => notices.list(signal), isPublic: true },
]

export function listPorts(open: OpenBackend): void {
  describe.each(lists)('the port of $name', ({ path, view, ask, isPublic = false }) => {
    it('a full view has items, all of them whole and different', () =>
      onView(open, `persona=learner&${view}`, async (ports) => {
        const items = await ask(ports)
        expect(items.length).toBeGreaterThan(0)
        expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length)
        expect(ports.events).toEqual([])
      }))

    if (!isPublic) {
      it('a guest is refused [A-02]', () =>
        onView(open, `persona=guest&${view}`, async (ports) => {
          await expect(ask(ports)).rejects.toMatchObject({ kind: 'status', status: 401 })
        }))
    }

    it.each([
      ['500', { kind: 'status', status: 500 }],
      ['403', { kind: 'status', status: 403 }],
      ['garbage', { kind: 'notJson' }],
      ['wrong', { name: 'ShapeError' }],
      ['drop', { kind: 'network' }],
    ])('a fault of kind %s is told as what it is, once [F-001] [F-003] [F-006] [F-023] [F-025]', (fault, failure) =>
      onView(open, `persona=learner&${view}&fault=${path}:${fault}`, async (ports) => {
        await expect(ask(ports)).rejects.toMatchObject(failure)
        expect(ports.events).toMatchObject([{ kind: 'call-failed', call: path }])
      }),
    )

    it('a call that is never answered is given up [F-008] [F-022]', () =>
      onView(
        open,
        `persona=learner&${view}&fault=${path}:hang`,
        async (ports) => {
          await expect(ask(ports)).rejects.toMatchObject({ kind: 'timeout' })
        },
        { headers: 50, response: 100 },
      ))

    it('a caller who leaves is not kept waiting [F-016]', () =>
      onView(open, `persona=learner&${view}&latency=300`, async (ports) => {
        const caller = new AbortController()
        const call = ask(ports, caller.signal)
        caller.abort()
        await expect(call).rejects.toMatchObject({ kind: 'aborted' })
      }))
  })

  it('a course being taken says how far one is and what comes next', () =>
    onView(open, 'persona=learner&channel=main', async ({ courses }) => {
      for (const { progress } of await courses.enrolled()) {
        expect(progress).toMatchObject({ nextLesson: { title: expect.stringMatching(/./) } })
        expect(progress?.completedCount).toBeLessThan(progress?.totalCount ?? 0)
      }
    }))

  it('a ranking says where its viewer stands', () =>
    onView(open, 'persona=learner&channel=main', async ({ rankings }) => {
      expect(await rankings.users()).toMatchObject({ own: { user: { nickname: '하늘' } } })
    }))

  it('hostile content never gets through as an item without its identifier [F-027] [F-028] [F-034] [F-047]', () =>
    onView(open, 'persona=learner&content=hostile', async ({ courses, quests, channels, rankings, assignments }) => {
      const ids: (Id | undefined)[] = [
        ...(await courses.enrolled()).map((course) => course.courseId),
        ...(await quests.list()).map((quest) => quest.userQuestId),
        ...(await rankings.users()).items.map((entry) => entry.user.userId),
        ...(await assignments.list()).map((assignment) => assignment.assignmentId),
        ...(await channels.joined()).channels.map((channel) => channel.channelId),
      ]
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.every((id) => typeof id === 'number' || (typeof id === 'string' && id.trim() !== ''))).toBe(true)
    }))
}
