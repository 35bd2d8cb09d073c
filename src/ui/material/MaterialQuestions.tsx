import type { MaterialCard } from '../../domain/material/material.ts'
import { LazyQuestions } from '../question/LazyQuestions.tsx'
import styles from './MaterialLayout.module.css'

/** Renders the questions about a document or video. */
export const MaterialQuestions = ({ material: { kind, id } }: { readonly material: Pick<MaterialCard, 'kind' | 'id'> }) => (
  <div className={styles['questions']}>
    <LazyQuestions subject={{ contentType: kind, contentId: id, lessonId: null }} problemId={null} />
  </div>
)
