import type { ReactNode } from 'react'
import { lessonHref } from '../../../domain/lesson/lessonHref.ts'
import type { StudySubject } from '../../../domain/study/StudySubject.ts'
import { RetryButton } from '../../parts/RetryButton.tsx'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import type { Entrance, Study } from './entranceOf.ts'

interface EntranceActionProps<Enrolment> {
  readonly subject: StudySubject
  readonly entrance: Exclude<Entrance, { readonly kind: 'enrol' }> | { readonly kind: 'enrol'; readonly enrolment: Enrolment }
  readonly words: { readonly study: Readonly<Record<Study['way'], string>> }
  /** Of the way to the lessons: soft beside something that counts more. */
  readonly tone?: 'primary' | 'soft'
  /** For who is not in yet. */
  renderOffer(enrolment: Enrolment): ReactNode
}

/** The one big button: it says what happens. Nothing, where nothing can be done. */
export const EntranceAction = <Enrolment,>({ subject, entrance, words, tone = 'primary', renderOffer }: EntranceActionProps<Enrolment>) => {
  switch (entrance.kind) {
    case 'waiting':
      return <Skeleton height={44} radius="control" />
    case 'unknown':
      return <RetryButton tone="soft" wide retry={entrance.retry} />
    case 'study':
      return entrance.lesson ? (
        <ButtonLink href={lessonHref(subject, entrance.lesson)} tone={tone} wide>
          {words.study[entrance.way]}
        </ButtonLink>
      ) : null
    case 'enrol':
      return renderOffer(entrance.enrolment)
  }
}
