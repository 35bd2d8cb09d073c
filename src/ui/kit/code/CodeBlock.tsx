import { Check, Copy } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { hasResizeObserver, observeSize } from '../resize.ts'
import { useCopyText } from '../CopyButton.tsx'
import { Icon } from '../Icon.tsx'
import { LazyBoundary, lazyWithRetry } from '../lazy.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { lazyCopy } from '../../lazyCopy.ts'
import styles from './CodeBlock.module.css'

const words = lazyCopy.copyText

interface CopyButtonProps {
  /** The name of the copied text, for the notification. */
  readonly subject: string
  readonly text: string
}

/** Copies a text and confirms it with a notification. */
const CopyButton = ({ subject, text }: CopyButtonProps) => {
  const copyText = useCopyText()
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    if (await copyText(text)) setCopied(text)
  }
  return (
    <button type="button" className={styles['button']} onClick={() => void copy()}>
      <Icon icon={copied === text ? Check : Copy} size={16} />
      <VisuallyHidden>{subject} </VisuallyHidden>
      {words.button}
    </button>
  )
}

const ColouredCode = lazyWithRetry(() => import('./ColouredCode.tsx').then((loaded) => loaded.ColouredCode))

interface CodeBlockProps {
  /** The title of the block. */
  readonly name: string
  readonly code: string
  /** The programming language; null if there is none, as for a program's output. */
  readonly language?: string | null
}

/** Renders preformatted lines. The block scrolls by itself, also by keyboard. */
export const CodeBlock = ({ name, code, language = null }: CodeBlockProps) => {
  const { element: pre, isScrollable } = useIsScrollable<HTMLPreElement>()
  const title = useId()
  return (
    // The caption also contains the button, whose name repeats the title.
    <figure className={styles['block']} aria-labelledby={title}>
      <figcaption className={styles['head']}>
        <span id={title} className={styles['title']}>
          {name}
        </span>
        <CopyButton subject={name} text={code} />
      </figcaption>
      <pre ref={pre} {...(isScrollable && { tabIndex: 0, role: 'region', 'aria-label': name })} className={styles['code']}>
        <code>
          {language === null ? (
            code
          ) : (
            <LazyBoundary loading={code} failed={code}>
              <ColouredCode code={code} language={language} />
            </LazyBoundary>
          )}
        </code>
      </pre>
    </figure>
  )
}

/** Tells whether an element has more content than it shows; only then it needs to be reachable by keyboard. */
export const useIsScrollable = <Scroller extends Element>() => {
  const element = useRef<Scroller>(null)
  // Without a ResizeObserver the element always counts as scrollable, so that the keyboard can reach it.
  const [isScrollable, setScrollable] = useState(!hasResizeObserver())
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const content = scroller.firstElementChild
    return observeSize(content ? [scroller, content] : [scroller], () =>
      setScrollable(scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight),
    )
  }, [])
  return { element, isScrollable }
}

const languageNames: ReadonlyMap<string, string> = new Map([
  ['python', '파이썬'],
  ['c', 'C'],
  ['cpp', 'C++'],
  ['java', '자바'],
  ['javascript', '자바스크립트'],
  ['js', '자바스크립트'],
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['sql', 'SQL'],
  ['lua', '루아'],
  ['bash', '터미널'],
  ['shell', '터미널'],
])

/** Returns the usual name of a programming language; an unknown one keeps its name. */
export function languageName(language: string): string {
  return languageNames.get(language.toLowerCase()) ?? language
}
