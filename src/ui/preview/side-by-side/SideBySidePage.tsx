import { type RefObject, useEffect, useRef, useState } from 'react'
import type { HighlightedSection, PreviewMessage, PreviewMessageReader } from '../../../application/preview/previewMessage.ts'
import { type PlanDifference, planDifferences, type PreviewedSection } from '../../../domain/preview.ts'
import { observeSize } from '../../kit/resize.ts'
import { ControlField } from '../bar/Controls.tsx'
import theme from '../Preview.module.css'
import type { Option } from '../PreviewHost.ts'
import { previewWords, sectionNames } from '../previewWords.ts'
import styles from './SideBySidePage.module.css'

interface SideView {
  readonly href: string
  readonly name: string
  readonly isPhone: boolean
}

export interface SideBySideViews {
  readonly left: SideView
  readonly right: SideView
  readonly controls: readonly {
    readonly name: string
    readonly label: string
    readonly value: string
    readonly options: readonly Option[]
  }[]
}

const sideBySideWords = {
  frame: { left: '왼쪽 화면', right: '오른쪽 화면' },
  mark: { onlyLeft: '이쪽에만 있어요', onlyRight: '이쪽에만 있어요', title: '제목이 달라요' },
  waiting: '두 화면이 다 그려지기를 기다리고 있어요.',
  same: '두 화면의 영역과 제목이 같아요.',
  count: (count: number) => `다른 곳 ${count}군데`,
  only: (name: string) => `${name} 쪽에만`,
  titles: '제목이 다름',
  choose: '볼 화면',
} as const

interface DifferencesProps {
  /** Null: not known yet. */
  readonly differences: readonly PlanDifference[] | null
  readonly left: string
  readonly right: string
}

const Differences = ({ differences, left, right }: DifferencesProps) => {
  const of = (kind: PlanDifference['kind']) => (differences ?? []).filter((difference) => difference.kind === kind)
  return (
    <div className={styles['differences']} role="status">
      <strong>{summaryOf(differences)}</strong>
      <LabelledNames label={sideBySideWords.only(left)} names={of('onlyLeft').map(({ id }) => sectionNames[id])} />
      <LabelledNames label={sideBySideWords.only(right)} names={of('onlyRight').map(({ id }) => sectionNames[id])} />
      <LabelledNames
        label={sideBySideWords.titles}
        names={of('title').map(({ id, left: one, right: other }) => `${sectionNames[id]} (${one ?? ''} ↔ ${other ?? ''})`)}
      />
    </div>
  )
}

const summaryOf = (differences: readonly PlanDifference[] | null) => {
  if (differences === null) return sideBySideWords.waiting
  return differences.length === 0 ? sideBySideWords.same : sideBySideWords.count(differences.length)
}

const LabelledNames = ({ label, names }: { readonly label: string; readonly names: readonly string[] }) =>
  names.length > 0 && (
    <p>
      <span className={styles['label']}>{label}</span> {names.join(', ')}
    </p>
  )

/** The width in px at which a desktop page is laid out, regardless of the frame's width. */
const desktopWidth = 1280

const useFrameScale = (pane: RefObject<HTMLElement | null>): number => {
  const [scale, setScale] = useState(0.5)
  useEffect(() => {
    const element = pane.current
    if (!element) return
    return observeSize([element], ([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width > 0) setScale(Math.min(1, width / desktopWidth))
    })
  }, [pane])
  return scale
}

type Side = 'left' | 'right'

interface SiteFrameProps {
  readonly side: Side
  /** Whether this frame is shown where there is room for one only. */
  readonly isInFront: boolean
  readonly view: SideView
  readonly highlights: readonly HighlightedSection[]
  readonly readMessage: PreviewMessageReader
  onSections(sections: readonly PreviewedSection[]): void
}

/** The site in an iframe: a phone at its real width, a desktop scaled down to fit. */
const SiteFrame = ({ side, isInFront, view, highlights, readMessage, onSections }: SiteFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const scale = useFrameScale(pane)
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = event.source === frame.current?.contentWindow ? readMessage(event, location.origin) : null
      if (message?.kind === 'codingbada-preview-seen') onSections(message.sections)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  })
  const asked = JSON.stringify(highlights)
  useEffect(() => {
    const message: PreviewMessage = { kind: 'codingbada-preview-mark', sections: highlights }
    frame.current?.contentWindow?.postMessage(message, location.origin)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` is `highlights`, compared by value
  }, [asked])
  const desktopStyle = { width: desktopWidth, height: `${100 / scale}%`, transform: `scale(${scale})` }
  return (
    <section className={styles['pane']} data-back={!isInFront || undefined} aria-label={sideBySideWords.frame[side]}>
      <h2 className={styles['caption']}>{view.name}</h2>
      <div ref={pane} className={styles['glass']} data-phone={view.isPhone || undefined}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and its origin */}
        <iframe
          ref={frame}
          name={`preview-${side}`}
          title={`${sideBySideWords.frame[side]}: ${view.name}`}
          src={view.href}
          className={styles['frame']}
          style={view.isPhone ? undefined : desktopStyle}
        />
      </div>
    </section>
  )
}

interface FrontSwitchProps {
  readonly names: Readonly<Record<Side, string>>
  readonly front: Side
  onChoose(side: Side): void
}

/** Chooses the visible frame on a phone. Both stay rendered, so that they can be compared. */
const FrontSwitch = ({ names, front, onChoose }: FrontSwitchProps) => (
  <div className={styles['switch']} role="group" aria-label={sideBySideWords.choose}>
    {(['left', 'right'] as const).map((side) => (
      <button key={side} type="button" aria-pressed={front === side} onClick={() => onChoose(side)}>
        {names[side]}
      </button>
    ))}
  </div>
)

interface SideBySidePageProps extends SideBySideViews {
  readonly readMessage: PreviewMessageReader
  change(name: string, value: string | null): void
}

/** Shows two views of the site next to each other at the same instant, and marks sections that only one has or that have another title. */
export const SideBySidePage = ({ left, right, controls, readMessage, change }: SideBySidePageProps) => {
  const [seenLeft, setSeenLeft] = useFrameSections(left.href)
  const [seenRight, setSeenRight] = useFrameSections(right.href)
  // The second view was requested; the first is the one that the user already sees.
  const [front, setFront] = useState<Side>('right')
  const differences = seenLeft && seenRight ? planDifferences(seenLeft, seenRight) : null
  return (
    <main aria-label={previewWords.pages['side-by-side']} className={`${theme['theme']} ${styles['page']}`}>
      <title>{previewWords.pages['side-by-side']}</title>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{previewWords.pages['side-by-side']}</h1>
        <div className={styles['controls']}>
          {controls.map((other) => (
            <ControlField
              key={other.name}
              control={{ kind: 'choice', isUnknown: false, onBar: true, ...other }}
              onChange={(value) => change(other.name, value)}
            />
          ))}
        </div>
      </header>
      <Differences differences={differences} left={left.name} right={right.name} />
      <FrontSwitch names={{ left: left.name, right: right.name }} front={front} onChoose={setFront} />
      <div className={styles['frames']}>
        <SiteFrame
          key={left.href}
          side="left"
          isInFront={front === 'left'}
          view={left}
          readMessage={readMessage}
          onSections={setSeenLeft}
          highlights={highlightsOf(differences, 'onlyRight')}
        />
        <SiteFrame
          key={`${right.href} right`}
          side="right"
          isInFront={front === 'right'}
          view={right}
          readMessage={readMessage}
          onSections={setSeenRight}
          highlights={highlightsOf(differences, 'onlyLeft')}
        />
      </div>
    </main>
  )
}

/** Returns the last report of a frame, reset when the frame loads another page. */
const useFrameSections = (href: string) => {
  const [seen, setSeen] = useState<{ readonly href: string; readonly sections: readonly PreviewedSection[] } | null>(null)
  const remember = (sections: readonly PreviewedSection[]) => setSeen({ href, sections })
  return [seen?.href === href ? seen.sections : null, remember] as const
}

/** Returns the sections to mark on one side: all differences except those found on the other side only. */
const highlightsOf = (differences: readonly PlanDifference[] | null, notHere: PlanDifference['kind']) =>
  (differences ?? []).filter(({ kind }) => kind !== notHere).map(({ id, kind }) => ({ id, label: sideBySideWords.mark[kind] }))
