import styles from './CardNote.module.css'

/** What a card says below its title. Cut by CSS only, so that emoji and syllables stay whole. */
export const CardNote = ({ text }: { readonly text: string | null }) => (text?.trim() ? <p className={styles['note']}>{text}</p> : null)
