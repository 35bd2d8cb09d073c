import { useEffect, useRef } from 'react'

/** More lines at once are no news that anybody listens to. They can be read where they stand. */
const maxSpokenLines = 20

interface ProgramOutputProps {
  readonly text: string
  readonly label: string
  /** The program still runs: the line that it has begun is a prompt, which its field tells. */
  readonly isGrowing: boolean
  readonly className?: string | undefined
}

/**
 * The lines that a program prints, each read out once as it comes. It is there before the first of them, or that one would not be read.
 * Long output scrolls by itself, to its end.
 */
export const ProgramOutput = ({ text, label, isGrowing, className }: ProgramOutputProps) => {
  const place = useRef<HTMLPreElement>(null)
  useEffect(() => {
    if (place.current !== null && isGrowing) place.current.scrollTop = place.current.scrollHeight
  })
  const isEmpty = text === ''
  const lines = isEmpty ? [] : text.split(/(?<=\n)/)
  const isSpoken = lines.length <= maxSpokenLines
  return (
    <pre
      ref={place}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={isEmpty ? undefined : 0}
      role={isEmpty ? undefined : 'group'}
      aria-label={isEmpty ? undefined : label}
      aria-live={isSpoken ? 'polite' : 'off'}
      className={className}
    >
      {isSpoken
        ? lines.map((line, at) => (
            <span key={at} aria-live={isGrowing && !line.endsWith('\n') ? 'off' : undefined}>
              {line}
            </span>
          ))
        : text}
    </pre>
  )
}
