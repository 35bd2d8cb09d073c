import { contentStars } from '../../../application/cards.ts'
import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import { problemHref } from '../../../domain/problems/problemKinds.ts'
import { displayTitle } from '../../copy.ts'
import { SiteLink } from '../../kit/links.tsx'
import { loadedValue } from '../../kit/loaded.ts'
import { DifficultyStars } from '../../kit/Stars.tsx'
import { useRecommendedProblems } from './problemQueries.ts'
import { problemWords } from './problemWords.ts'
import styles from './SubmissionResult.module.css'

const maxProblems = 3

/** Returns the problems to continue with after this one. Without recommendations, or if they fail, only the catalogue's next problem. */
export const useNextProblems = ({ problemId, nextProblemId }: ProblemDetail) => {
  const recommended = loadedValue(useRecommendedProblems(problemId)) ?? []
  const next = nextProblemId ?? recommended[0]?.problemId ?? null
  const others = recommended.filter((one) => ![problemId, next].map(String).includes(String(one.problemId))).slice(0, maxProblems)
  return { next, others }
}

export const OtherProblems = ({ problem: solved }: { readonly problem: ProblemDetail }) => {
  const { others } = useNextProblems(solved)
  if (others.length === 0) return null
  return (
    <section className={styles['others']}>
      <h3 className={styles['othersTitle']}>{problemWords.recommended}</h3>
      <ul>
        {others.map((problem) => (
          <li key={problem.problemId} className={styles['other']}>
            <SiteLink href={problemHref(problem)} className={styles['otherLink']}>
              {displayTitle(problem.title)}
            </SiteLink>
            <DifficultyStars stars={contentStars(problem.difficulty, 'PROBLEM')} />
          </li>
        ))}
      </ul>
    </section>
  )
}
