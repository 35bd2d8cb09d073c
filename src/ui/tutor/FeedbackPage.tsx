import { useRef, useState } from 'react'
import { paths } from '../../domain/paths.ts'
import { CreatureDisc } from '../art/Creature.tsx'
import { useApplication } from '../kit/application.ts'
import { classNames } from '../kit/classNames.ts'
import { SiteLink } from '../kit/links.tsx'
import { useKeptText } from '../kit/useKeptText.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import type { EditorHandle } from '../problem/workbench/editor/CodeEditor.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { useViewer } from '../viewer/useViewer.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { tutorPageWords } from './tutorPageWords.ts'
import styles from './TutorPage.module.css'

const words = tutorPageWords.feedback

/** As long as the tab is open: what was written here belongs to no problem. */
const codeKey = 'feedbackCode'

/** Feedback on any program, for everybody. */
export const FeedbackPage = () => {
  const { sessionStore } = useApplication()
  const editor = useRef<EditorHandle>(null)
  const [initialCode] = useState(() => sessionStore.get(codeKey) ?? '')
  const owner = useViewer()?.userId ?? null
  const { text: input, change } = useKeptText({ place: 'feedbackInput', owner })
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], styles['page'])} aria-busy={false}>
      <PageTitle title={words.title} />
      <header className={styles['head']}>
        <CreatureDisc creature="DOLPHIN" size={72} />
        <div>
          <h1 tabIndex={-1} className={page['title']}>
            {words.title}
          </h1>
          <p className={styles['lead']}>{words.lead}</p>
          <SiteLink href={paths.tutor} className={styles['link']}>
            {words.about}
          </SiteLink>
        </div>
      </header>
      <VisuallyHidden>
        <h2>{words.form}</h2>
      </VisuallyHidden>
      <FeedbackForm
        editor={editor}
        initialCode={initialCode}
        input={input}
        onInput={change}
        onCode={(code) => sessionStore.set(codeKey, code)}
      />
    </main>
  )
}
