import { useEffect, useRef } from 'react'
import { wordAt } from '../../domain/carousel/rotatingWord.ts'
import type { RotatingWords } from '../../domain/carousel/rotatingWord.ts'
import { rise } from '../parts/motion/rise.ts'
import styles from './RotatingWord.module.css'

export interface Rotation {
  readonly words: RotatingWords
  readonly turns: number
}

/** As wide as its longest word, so that the words around it stand still. */
export const RotatingWord = ({ words, turns }: Rotation) => {
  const word = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (turns > 0 && word.current) void rise(word.current)
  }, [turns])
  return (
    <span className={styles['pill']} data-first={words[0]} data-last={words[2]}>
      <span ref={word} className={styles['word']} data-rotating-word>
        {wordAt(turns, words)}
      </span>
    </span>
  )
}
