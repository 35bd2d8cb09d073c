import { useRef } from 'react'
import { paths } from '../../domain/paths.ts'
import { GuestNotice } from '../draft/DraftNotice.tsx'
import { draftWords } from '../draft/draftWords.ts'
import { GuestCode } from '../draft/GuestCode.tsx'
import { classNames } from '../kit/classNames.ts'
import { SiteLink } from '../kit/links.tsx'
import { useStoredText } from '../kit/useStoredText.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import type { EditorHandle } from '../problem/workbench/editor/CodeEditor.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import { PageHead } from '../site/PageHead.tsx'
import page from '../site/PlainPage.module.css'
import { useWriter } from '../viewer/useOwner.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { tutorPageWords } from './tutorPageWords.ts'
import styles from './TutorPage.module.css'

const words = tutorPageWords.feedback

/** Renders the page to get feedback on any program, open to everybody. */
export const FeedbackPage = () => {
  const editor = useRef<EditorHandle>(null)
  const owner = useWriter()
  const code = useStoredText({ place: 'feedbackCode', owner })
  const input = useStoredText({ place: 'feedbackInput', owner })
  const settleGuests = (isTaken: boolean) => {
    code.settleGuests(isTaken)
    input.settleGuests(isTaken)
  }
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], styles['page'])} aria-busy={false}>
      <PageTitle title={words.title} />
      <PageHead creature="DOLPHIN" title={words.title} note={words.lead}>
        <SiteLink href={paths.tutor} className={styles['link']}>
          {words.about}
        </SiteLink>
      </PageHead>
      <VisuallyHidden>
        <h2>{words.form}</h2>
      </VisuallyHidden>
      {code.guests !== null && <GuestCode code={code.guests} onSettle={settleGuests} />}
      {code.guests === null && input.guests !== null && <GuestNotice title={draftWords.guest.input} onSettle={settleGuests} />}
      <FeedbackForm
        editor={editor}
        // The key remounts the editor when its text was replaced, for example by another user's.
        key={code.replacedCount}
        initialCode={code.text}
        input={input.text}
        onInput={input.change}
        onCode={code.change}
      />
    </main>
  )
}
