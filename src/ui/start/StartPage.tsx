import { startWords as words } from './startWords.ts'
import { listPaths } from '../../domain/paths.ts'
import { type AgeBand, ageBands, easiestTask, firstTaskKind } from '../../domain/problems/firstTask.ts'
import { blockHref, problemHref } from '../../domain/problems/problemKinds.ts'
import type { Creature } from '../../domain/quest.ts'
import { CreatureDisc } from '../art/Creature.tsx'
import { useBlocks } from '../block/blockQueries.ts'
import { SiteLink } from '../kit/links.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { useProblems } from '../problem/catalogue/problemListQueries.ts'
import { PlainPage } from '../site/PlainPage.tsx'
import { useSite } from '../site/useSite.ts'
import styles from './StartPage.module.css'
import { problemQuery } from '../../domain/problems/problemQuery.ts'

const creatures: Readonly<Record<AgeBand, Creature>> = { ELEMENTARY: 'TURTLE', MIDDLE: 'CRAB', HIGH: 'DOLPHIN', ADULT: 'SEAHORSE' }

/** Asks a newcomer without an account for their age, and leads to the first task. */
export const StartPage = () => {
  const hrefOf = useFirstTaskHref()
  return (
    <PlainPage creature="TURTLE" title={words.title} note={words.note} isWaiting={false}>
      <h2 className={styles['question']}>{words.question}</h2>
      <ul className={styles['ages']}>
        {ageBands.map((age) => (
          <li key={age}>
            <SiteLink href={hrefOf(age)} className={styles['age']}>
              <CreatureDisc creature={creatures[age]} size={104} />
              <span className={styles['name']}>{words.ages[age].name}</span> <span className={styles['note']}>{words.ages[age].note}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </PlainPage>
  )
}

const easyOnes = { ...problemQuery.initial, level: 'EASY' } as const

/** Returns the address of the easiest task that suits an age; that of the whole list until it is known. */
const useFirstTaskHref = () => {
  const { site } = useSite()
  const problem = easiestTask(loadedValue(useProblems(easyOnes))?.items ?? [])
  const block = easiestTask(loadedValue(useBlocks(easyOnes))?.items ?? [])
  return (age: AgeBand): string => {
    if (firstTaskKind(age, site.isDesktop) === 'block') return block === null ? listPaths.blocks : blockHref(block)
    return problem === null ? listPaths.problems : problemHref(problem)
  }
}
