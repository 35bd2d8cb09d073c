import { describe, expect, it, test, vi } from 'vitest'
import { type AnnouncementRepository, makeAnnounce } from '../../src/application/announcement.ts'
import type { KnownIds } from '../../src/application/createOnce.ts'
import { defaultRolePolicy } from '../../src/domain/roles.ts'
import { guest } from '../../src/domain/viewer.ts'
import { learner, teacher } from '../domain/viewer/viewers.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const told = { announcementId: 1, content: '자를 가져와요', createdDate: null, teacher: null, isMine: true }
const using = (answers: Partial<AnnouncementRepository>) => {
  const repository = { list: async () => [], announce: async () => told, ...answers }
  const announce = makeAnnounce({ repository, mayTeach: defaultRolePolicy.canTeach })
  return (viewer = teacher, content = ' 자를 가져와요 ', known: KnownIds = []) => announce({ viewer, courseClassId: 5009, content, known })
}

describe('telling a class something', () => {
  it('sends it once, without the blanks around it', async () => {
    const announce = vi.fn(async () => told)
    expect(await using({ announce })()).toEqual({ kind: 'done' })
    expect(announce).toHaveBeenCalledExactlyOnceWith(5009, '자를 가져와요', undefined)
  })

  test.each([
    [guest, '안녕', 'signInFirst'],
    [learner, '안녕', 'notAllowed'],
    [teacher, '  ', 'empty'],
    [teacher, '가'.repeat(501), 'tooLong'],
  ])('sends nothing that cannot be told', async (viewer, content, kind) => {
    const announce = vi.fn(async () => told)
    expect(await using({ announce })(viewer, content)).toEqual({ kind })
    expect(announce).not.toHaveBeenCalled()
  })

  it('looks up one whose answer was lost, and says what a refusal means [F-084]', async () => {
    const announce = async () => Promise.reject(lostConnection())
    expect(await using({ announce, list: async () => [told] })()).toEqual({ kind: 'done' })
    expect(await using({ announce, list: async () => [{ ...told, isMine: false }] })()).toEqual({ kind: 'failed' })
    expect(await using({ announce })()).toEqual({ kind: 'failed' })
    expect(await using({ announce, list: async () => [told] })(teacher, told.content, [1])).toEqual({ kind: 'failed' })
    expect(await using({ announce, list: async () => [told] })(teacher, told.content, null)).toEqual({ kind: 'unknown' })
    expect(await using({ announce: async () => Promise.reject(refusal(403)) })()).toEqual({ kind: 'notAllowed' })
  })
})
