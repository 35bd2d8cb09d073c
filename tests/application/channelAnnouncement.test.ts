import { describe, expect, it, test, vi } from 'vitest'
import { type ChannelAnnouncementRepository, makeAnnounceInChannel } from '../../src/application/channelAnnouncement.ts'
import type { ChannelAnnouncementText } from '../../src/domain/channelAnnouncement.ts'
import { defaultRolePolicy } from '../../src/domain/roles.ts'
import { guest } from '../../src/domain/viewer.ts'
import { aChannelAnnouncement } from '../domain/aChannelAnnouncement.ts'
import { learner, teacher } from '../domain/viewer/viewers.ts'
import { fakeClock } from '../fakes/fakeClock.ts'
import type { KnownIds } from '../../src/application/createOnce.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const told = aChannelAnnouncement()
const { title, content, startDate, endDate, audience } = told
const text: ChannelAnnouncementText = { title, content, startDate, endDate, audience }

const using = (answers: Partial<ChannelAnnouncementRepository>) => {
  const repository = { list: async () => [], announce: async () => told, ...answers }
  const clock = fakeClock('2026-11-20T09:00:00+09:00')
  const announce = makeAnnounceInChannel({ repository, clock, mayTeach: defaultRolePolicy.canTeach })
  return (viewer = teacher, changes: Partial<ChannelAnnouncementText> = {}, known: KnownIds = []) =>
    announce(viewer, { ...text, ...changes }, known)
}

describe('telling a channel something', () => {
  it('sends it once, without the blanks around it', async () => {
    const announce = vi.fn(async () => told)
    expect(await using({ announce })(teacher, { title: ' 작품 전시회 ', content: '토요일 두 시에 만나요\n' })).toEqual({ kind: 'done' })
    expect(announce).toHaveBeenCalledExactlyOnceWith(text, undefined)
  })

  test.each([
    [guest, {}, 'signInFirst'],
    [learner, {}, 'notAllowed'],
    [teacher, { title: ' ' }, 'noTitle'],
    [teacher, { content: ' ' }, 'empty'],
    [teacher, { startDate: '2026-11-01', endDate: '2026-11-19' }, 'isOver'],
  ])('sends nothing that cannot be told', async (viewer, changes, kind) => {
    const announce = vi.fn(async () => told)
    expect(await using({ announce })(viewer, changes)).toEqual({ kind })
    expect(announce).not.toHaveBeenCalled()
  })

  it('looks up one whose answer was lost, and says what a refusal means [F-084]', async () => {
    const announce = async () => Promise.reject(lostConnection())
    expect(await using({ announce, list: async () => [told] })()).toEqual({ kind: 'done' })
    expect(await using({ announce, list: async () => [aChannelAnnouncement({ title: '다른 공지' })] })()).toEqual({ kind: 'failed' })
    expect(await using({ announce, list: async () => [told] })(teacher, {}, [told.announcementId])).toEqual({ kind: 'failed' })
    expect(await using({ announce, list: async () => [told] })(teacher, {}, null)).toEqual({ kind: 'unknown' })
    expect(await using({ announce: async () => Promise.reject(refusal(403)) })()).toEqual({ kind: 'notAllowed' })
  })
})
