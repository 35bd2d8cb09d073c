import { TestScheduler } from 'rxjs/testing'
import { expect, it } from 'vitest'
import { createNotifications } from '../../../src/ui/notifications/createNotifications.ts'

/** Runs actions at moments of virtual time, and returns the announcements after each. */
function play(acts: Readonly<Record<string, (notifications: ReturnType<typeof createNotifications>) => void>>): Record<string, string> {
  const scheduler = new TestScheduler(() => {})
  const heard: Record<string, string> = {}
  scheduler.run(({ cold }) => {
    const notifications = createNotifications(scheduler)
    for (const [moment, act] of Object.entries(acts))
      cold(`${moment} (a|)`).subscribe(() => {
        act(notifications)
        heard[moment] = notifications
          .current()
          .map(({ tone, text }) => `${tone}: ${text}`)
          .join(', ')
      })
  })
  return heard
}

const look = () => {}

it('words stay for five seconds', () => {
  expect(play({ '0ms': (say) => say.warn('없어요'), '4999ms': look, '5001ms': look })).toEqual({
    '0ms': 'warning: 없어요',
    '4999ms': 'warning: 없어요',
    '5001ms': '',
  })
})

it('the same words are not said twice at a time, they stay longer', () => {
  const heard = play({
    '0ms': (say) => say.success('받고 있어요'),
    '3s': (say) => say.success('받고 있어요'),
    '7999ms': look,
    '8001ms': look,
  })
  expect(Object.values(heard)).toEqual(['success: 받고 있어요', 'success: 받고 있어요', 'success: 받고 있어요', ''])
})

it('a warning and a success with the same words are two things', () => {
  const heard = play({
    '0ms': (say) => {
      say.warn('음')
      say.success('음')
    },
  })
  expect(heard['0ms']).toBe('warning: 음, success: 음')
})

it('while somebody reads nothing goes, and afterwards there are five seconds again', () => {
  const heard = play({
    '0ms': (say) => say.warn('없어요'),
    '4s': (say) => say.pause(true),
    '60s': (say) => say.pause(false),
    '64999ms': look,
    '65001ms': look,
  })
  expect([heard['60s'], heard['64999ms'], heard['65001ms']]).toEqual(['warning: 없어요', 'warning: 없어요', ''])
})

it('what is dismissed is gone at once, its neighbour stays', () => {
  const heard = play({
    '0ms': (say) => {
      say.warn('하나')
      say.warn('둘')
    },
    '1s': (say) => say.dismiss(say.current()[0]?.id ?? 0),
  })
  expect(heard['1s']).toBe('warning: 둘')
})
