import type { ClassStanding } from '../../domain/course-class/ClassStanding.ts'
import styles from './Registration.module.css'
import { registrationWords as words } from './registrationWords.ts'

/** Tells those who do not take the class why they cannot choose a date. */
export const StrangerNote = ({ standing }: { readonly standing: ClassStanding }) => (
  <p className={styles['reason']}>{standing.isTeacher ? words.teacher : words.needsEnrolment}</p>
)
