import { expect, it, vi } from 'vitest'
import { makeLoadComingDates } from '../../../src/application/registration/loadComingDates.ts'
import type { RegistrationRepository } from '../../../src/application/registration/RegistrationRepository.ts'
import type { Id } from '../../../src/domain/Id.ts'
import { aClassDate } from '../../domain/registration/aClassDate.ts'
import { refusal } from '../../fakes/refusal.ts'

const classes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ courseClassId: at + 1, title: '수업', channelProfile: null }))

/** A learner of that many classes; of those in `broken` the dates cannot be read. */
function learnerOf(count: number, broken: readonly Id[] = []) {
  const dates = vi.fn<RegistrationRepository['dates']>(async ({ courseClassId }) => {
    if (broken.includes(courseClassId)) throw refusal(500)
    return [aClassDate()]
  })
  const load = makeLoadComingDates({ catalogue: { enrolled: async () => classes(count) }, registrations: { dates } })
  return { dates, load }
}

const classesOf = async (dates: ReturnType<ReturnType<typeof makeLoadComingDates>>) =>
  (await dates).map(({ courseClass: { courseClassId } }) => courseClassId)

it('asks for the dates of each class that is taken, the first twenty, and joins them with it', async () => {
  const { dates, load } = learnerOf(21)
  const { signal } = new AbortController()
  expect((await load(100, signal))[0]).toEqual({ courseClass: classes(1)[0], classDate: aClassDate() })
  expect(dates.mock.calls).toEqual(classes(20).map(({ courseClassId }) => [{ courseClassId, targetUserId: 100 }, signal]))
})

it('a class whose dates cannot be read is missing alone', async () => {
  expect(await classesOf(learnerOf(3, [2]).load(100))).toEqual([1, 3])
})

it('fails when none of the dates can be read, and can be tried again', async () => {
  await expect(learnerOf(2, [1, 2]).load(100)).rejects.toMatchObject({ status: 500 })
})

it('who takes no class has no dates', async () => {
  expect(await learnerOf(0).load(100)).toEqual([])
})
