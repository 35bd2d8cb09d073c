import { Check } from 'lucide'
import { useRef, useState } from 'react'
import { listPaths, paths } from '../../domain/paths.ts'
import { CreatureArt, CreatureDisc } from '../art/Creature.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { Icon } from '../kit/Icon.tsx'
import type { EditorHandle } from '../problem/workbench/editor/CodeEditor.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { FeedbackForm } from './FeedbackForm.tsx'
import { sampleCodes, tutorPageWords } from './tutorPageWords.ts'
import styles from './TutorPage.module.css'

const words = tutorPageWords.landing

/** Renders the page about the tutor: its abilities and limits, with a form to try it. */
export const TutorPage = () => (
  <main id="main" tabIndex={-1} className={classNames(page['pagePage'], styles['page'])} aria-busy={false}>
    <PageTitle title={words.title} />
    <header className={styles['hero']}>
      <div className={styles['heroWords']}>
        <h1 tabIndex={-1} className={styles['headline']}>
          {words.headline}
        </h1>
        <p className={styles['lead']}>{words.lead}</p>
        <div className={styles['actions']}>
          <ButtonLink href={paths.feedback}>{words.start}</ButtonLink>
          <ButtonLink href={listPaths.problems} tone="quiet">
            {words.problems}
          </ButtonLink>
        </div>
      </div>
      <CreatureArt creature="DOLPHIN" size={200} className={styles['creature']} />
    </header>
    <ul className={styles['ways']}>
      {words.ways.map(({ creature, title, text }) => (
        <li key={title} className={styles['way']}>
          <CreatureDisc creature={creature} size={56} />
          <h2 className={styles['wayTitle']}>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <TryOut />
    <section>
      <h2 className={styles['subtitle']}>{words.promiseTitle}</h2>
      <ul className={styles['promises']}>
        {words.promises.map((text) => (
          <li key={text}>
            <Icon icon={Check} size={18} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  </main>
)

const TryOut = () => {
  const [at, setAt] = useState(0)
  const editor = useRef<EditorHandle>(null)
  const sample = sampleCodes[at]
  const [input, setInput] = useState(sample?.input ?? '')
  const choose = (place: number) => {
    setAt(place)
    setInput(sampleCodes[place]?.input ?? '')
  }
  return (
    <section className={styles['try']} aria-labelledby="tutor-try">
      <h2 id="tutor-try" className={styles['subtitle']}>
        {words.tryTitle}
      </h2>
      <p className={styles['lead']}>{words.tryLead}</p>
      <div className={styles['samples']} role="group" aria-label={words.samples}>
        {sampleCodes.map(({ name }, place) => (
          <button key={name} type="button" className={styles['sample']} aria-pressed={place === at} onClick={() => choose(place)}>
            {name}
          </button>
        ))}
      </div>
      <FeedbackForm key={at} editor={editor} initialCode={sample?.code ?? ''} input={input} onInput={setInput} />
    </section>
  )
}
