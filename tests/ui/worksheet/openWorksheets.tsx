import { act } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import type { AnswersKey, WorksheetRepository } from '../../../src/application/worksheet.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import type { Answers } from '../../../src/domain/worksheet/worksheet.ts'
import { WorksheetCataloguePage } from '../../../src/ui/worksheet/WorksheetCataloguePage.tsx'
import { WorksheetPage, WorksheetReviewPage } from '../../../src/ui/worksheet/WorksheetPages.tsx'
import { aChapter, aWorksheet } from '../../domain/worksheet/aWorksheet.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { fakeFeatures, fakeWorksheet } from '../../fakes/features.ts'
import { openAt } from '../openAt.tsx'
import { learner } from '../review/openReviews.tsx'

/** Answers that a device keeps, by person and chapter. */
export function aDevice(kept: Readonly<Record<string, Answers>> = {}) {
  const nameOf = ({ userId, chapterId }: AnswersKey) => `${userId}/${chapterId}`
  const stored = new Map(Object.entries(kept))
  return {
    kept: stored,
    read: async (key: AnswersKey) => stored.get(nameOf(key)) ?? {},
    change: async (key: AnswersKey, next: (before: Answers) => Answers) => {
      const answers = next(stored.get(nameOf(key)) ?? {})
      stored.set(nameOf(key), answers)
      return answers
    },
  }
}

interface Options {
  readonly viewer?: Viewer
  readonly device?: ReturnType<typeof aDevice>
}

export async function openWorksheets(
  at: string,
  answers: Partial<WorksheetRepository> = {},
  { viewer = learner, device = aDevice() }: Options = {},
) {
  const application = anApplication({
    clock: fakeClock('2026-11-20T10:00:00+09:00'),
    viewer: {
      current: async () => viewer,
      experience: async () => ({ experience: 1, requiredExperience: 9 }),
      chooseGender: vi.fn(),
      signOut: vi.fn(),
    },
    features: fakeFeatures({
      worksheet: fakeWorksheet(
        {
          worksheet: async () => ({ ...aWorksheet(), related: [aWorksheet({ worksheetId: 602, title: '반복문 눈으로 따라가기' })] }),
          chapters: async () => [aChapter(), aChapter({ chapterId: 6012, title: '갈림길이 여러 개일 때', questions: [] })],
          standings: async () => [],
          categories: async () => [],
          categoryGroups: async () => [],
          reviews: async () => ({ items: [], totalCount: 0, pageSize: 50 }),
          ...answers,
        },
        device,
      ),
    }),
  })
  const pages = (
    <Routes>
      <Route path={paths.worksheets} element={<WorksheetCataloguePage />} />
      <Route path={paths.worksheet} element={<WorksheetPage />} />
      <Route path={paths.worksheetReview} element={<WorksheetReviewPage />} />
    </Routes>
  )
  const browser = { address: () => '' }
  await act(async () => {
    Object.assign(browser, openAt(at, pages, application))
  })
  return { device, browser, application }
}
