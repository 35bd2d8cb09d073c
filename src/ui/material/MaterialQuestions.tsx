import type { MaterialCard } from '../../domain/material/material.ts'
import { lazyWithRetry, LazyBoundary } from '../kit/lazy.tsx'
import styles from './MaterialLayout.module.css'

const Questions = lazyWithRetry(() => import('../question/Questions.tsx').then((loaded) => loaded.Questions))

/** What is asked about a document or video. */
export const MaterialQuestions = ({ material: { kind, id } }: { readonly material: Pick<MaterialCard, 'kind' | 'id'> }) => (
  <div className={styles['questions']}>
    <LazyBoundary>
      <Questions subject={{ contentType: kind, contentId: id, lessonId: null }} problemId={null} />
    </LazyBoundary>
  </div>
)
