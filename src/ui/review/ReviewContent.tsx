import { useRef, useState } from 'react'
import { TextButton } from '../parts/TextButton.tsx'
import styles from './ReviewContent.module.css'
import { reviewWords } from './reviewWords.ts'
import { useIsCut } from './useIsCut.ts'

const words = reviewWords.list

/** A few lines, and a button for the rest. Cut by CSS only, so that emoji and syllables stay whole. */
export const ReviewContent = ({ text }: { readonly text: string }) => {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useIsCut(paragraph, isOpen)
  return (
    <div className={styles['content']}>
      <p ref={paragraph} className={styles['text']} data-open={isOpen || undefined}>
        {text}
      </p>
      {(isCut || isOpen) && <TextButton onClick={() => setOpen(!isOpen)}>{isOpen ? words.less : words.more}</TextButton>}
    </div>
  )
}
