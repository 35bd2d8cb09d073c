import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { RegistrationRepository } from '../../../src/application/registration.ts'
import { type ClassStanding, notEnrolledInClass } from '../../../src/domain/course-class/classEnrolment.ts'
import type { ClassDate, DateCount, EnrolledClassDate, RegistrationOption } from '../../../src/domain/registration.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { Registration } from '../../../src/ui/registration/Registration.tsx'
import { aClassDate } from '../../domain/registration/aClassDate.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { fakeFeatures, fakeRegistration } from '../../fakes/features.ts'
import { allAnswers, impatientClient } from '../impatientClient.ts'
import { renderInApp } from '../renderInApp.tsx'

export const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }
export const enrolled: ClassStanding = { ...notEnrolledInClass, isEnrolled: true, canStudy: true }

/** Dates of every kind in November 2026, where today is Friday the 20th. */
export const everyKind: readonly ClassDate[] = [
  aClassDate({ date: '2026-11-17', registrationDateId: '17' }),
  aClassDate({ date: '2026-11-19' }),
  aClassDate({ date: '2026-11-24', startTime: '18:30', endTime: '19:30' }),
  aClassDate({ date: '2026-11-26', registeredCount: 8 }),
  aClassDate({ date: '2026-11-27', isClosed: true }),
  aClassDate({ date: '2026-11-28', registrationDateId: '28' }),
  aClassDate({ date: '2026-12-01', registeredCount: 7 }),
]

interface World {
  readonly viewer?: Viewer
  readonly standing?: ClassStanding | null
  readonly timeZone?: string
  readonly now?: string
  readonly channelDomain?: string
  readonly dates?: () => Promise<readonly ClassDate[]>
  readonly openDates?: () => Promise<readonly ClassDate[]>
  readonly counts?: () => Promise<readonly DateCount[]>
  readonly options?: () => Promise<readonly RegistrationOption[]>
  readonly register?: () => Promise<void>
  readonly cancel?: () => Promise<void>
  /** The dates of the classes that the person takes. */
  readonly enrolledDates?: () => Promise<readonly EnrolledClassDate[]>
}

/** Opens the dates of class 5, and returns the mocks of its calls. */
export async function openRegistration(world: World = {}) {
  const clock = fakeClock(world.now ?? '2026-11-20T10:00:00+09:00', world.timeZone)
  const dates = vi.fn<RegistrationRepository['dates']>(world.dates ?? (async () => everyKind))
  const dateCounts = vi.fn<RegistrationRepository['dateCounts']>(world.counts ?? (async () => []))
  const dateCountsInEduenv = vi.fn<RegistrationRepository['dateCountsInEduenv']>(async () => [])
  const options = vi.fn<RegistrationRepository['options']>(world.options ?? (async () => []))
  const register = vi.fn<RegistrationRepository['register']>(world.register ?? (async () => {}))
  const cancel = vi.fn<RegistrationRepository['cancel']>(world.cancel ?? (async () => {}))
  const openDates = vi.fn<RegistrationRepository['openDates']>(world.openDates ?? world.dates ?? (async () => everyKind))
  const registrations = { dates, openDates, dateCounts, dateCountsInEduenv, options, register, cancel }
  const features = fakeFeatures({ registration: fakeRegistration(clock, registrations, world.enrolledDates) })
  const site = { channelDomain: world.channelDomain ?? null, isDesktop: true }
  const application = anApplication({
    features,
    clock,
    expectedSite: site,
    viewer: { ...anApplication().viewer, current: async () => world.viewer ?? learner },
  })
  const client = impatientClient()
  const channelProfile = { channelId: 1, channelName: '별빛중', channelLogoUrl: null, channelDomain: 'byeol' }
  const standing = world.standing === undefined ? enrolled : world.standing
  await act(async () => {
    renderInApp(<Registration courseClass={{ courseClassId: 5, channelProfile }} standing={standing} />, application, client)
  })
  await allAnswers()
  return { ...registrations, clock }
}

/** The cell of a day, by the beginning of its label. Looking for it by its role computes the names of six weeks each time. */
export const day = (name: string): HTMLElement => {
  const [cell] = document.querySelectorAll<HTMLElement>(`[role="gridcell"]:is([aria-label^="${name} "], [aria-label^="오늘, ${name} "])`)
  if (!cell) throw new Error(`no day: ${name}`)
  return cell
}

export const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
