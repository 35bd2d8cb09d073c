import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease, Plus, X } from 'lucide'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import {
  type Arrangement,
  arrangedCode,
  indentLine,
  type PlacedLine,
  placeLine,
  readArrangement,
} from '../../../domain/problems/readingTask.ts'
import { classNames } from '../../kit/classNames.ts'
import dragging from '../../kit/Dragging.module.css'
import { lineAt, stepOfKey, useDragging } from '../../kit/dragging.ts'
import { Icon } from '../../kit/Icon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { readingTaskWords as words } from './readingTaskWords.ts'
import styles from './Reading.module.css'

interface LineArrangerProps {
  /** The lines in the order of display, which is random. */
  readonly lines: readonly string[]
  /** The program that is arranged so far. */
  readonly code: string
  onCode(code: string): void
}

type LevelStyle = CSSProperties & Readonly<Record<'--level', number>>

const levelStyle = (level: number): LevelStyle => ({ '--level': level })

/** The distance to drag sideways for one indentation level, in px. */
const levelWidth = 28

/** Arranges lines to a program: by dragging, with buttons for the selected line, or with the arrow keys. */
export const LineArranger = ({ lines, code, onCode }: LineArrangerProps) => {
  const hint = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const arrangement = readArrangement(lines, code)
  const { placed, rest } = arrangement
  const textOf = (line: number) => lines[line] ?? ''
  const placeOf = (line: number) => placed.findIndex((one) => one.line === line)

  const show = (next: Arrangement, message: string) => {
    onCode(arrangedCode(lines, next.placed))
    setAnnouncement(message)
  }
  const move = (line: number, to: number) => {
    const from = placeOf(line)
    const last = from < 0 ? placed.length : placed.length - 1
    if (to < 0 || to > last || to === from) return
    show(placeLine(arrangement, line, to), words.wasPlaced(textOf(line), formatNumber(to + 1)))
  }
  const indent = (line: number, levels: number) => {
    const next = indentLine(arrangement, line, levels)
    const level = next.placed[placeOf(line)]?.level ?? 0
    show(next, words.wasIndented(textOf(line), formatNumber(level)))
  }
  /** While dragging, indentation is counted from the level at which the line was taken. */
  const { box, area, dragged, take, pointer, focusNext } = useDragging<HTMLOListElement, PlacedLine>(
    ({ line, level }, list, { y, aside }) => {
      const to = lineAt(list, y)
      if (to !== null && to !== placeOf(line)) return move(line, to)
      const levels = level + Math.round(aside / levelWidth) - (placed[placeOf(line)]?.level ?? 0)
      if (levels !== 0) indent(line, levels)
    },
  )
  const takeBack = (line: number) => {
    focusNext(`[data-rest="${line}"]`)
    setChosen(null)
    show(placeLine(arrangement, line, null), words.wasTaken(textOf(line)))
  }
  const moveBy = (line: number, step: number) => move(line, placeOf(line) + step)
  const moveByKey = (line: number, step: number) => {
    focusNext(`[data-placed="${line}"]`)
    moveBy(line, step)
  }

  const press = (event: KeyboardEvent, line: number) => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => indent(line, -1),
      ArrowRight: () => indent(line, 1),
      Delete: () => takeBack(line),
      Backspace: () => takeBack(line),
    }
    const step = stepOfKey(event)
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : step === 0 ? acts[event.key] : () => moveByKey(line, step)
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  return (
    <div ref={area} className={styles['arranger']}>
      <p id={hint} className={styles['hint']}>
        {words.arrangeHint} <span data-keys>{words.arrangeKeys}</span>
      </p>
      <div className={styles['columns']}>
        <div className={styles['part']}>
          {placed.length === 0 && <p className={styles['none']}>{words.none}</p>}
          <ol ref={box} aria-label={words.lines} className={styles['lines']} {...pointer}>
            {placed.map((one, at) => (
              <ArrangedLine
                key={one.line}
                text={textOf(one.line)}
                label={words.placed(formatNumber(at + 1), formatNumber(one.level), textOf(one.line))}
                hint={hint}
                isChosen={one.line === chosen}
                isDragged={one.line === dragged?.line}
                {...one}
                onTake={(event) => {
                  if (!take(event, one)) return
                  event.preventDefault()
                  setChosen(one.line)
                }}
                onChoose={() => setChosen(one.line === chosen ? null : one.line)}
                onKey={(event) => press(event, one.line)}
              />
            ))}
          </ol>
          <LineTools
            line={placed.some(({ line }) => line === chosen) ? chosen : null}
            acts={{
              up: (line) => moveBy(line, -1),
              down: (line) => moveBy(line, 1),
              out: (line) => indent(line, -1),
              in: (line) => indent(line, 1),
              back: takeBack,
            }}
          />
        </div>
        <RestLines
          rest={rest}
          textOf={textOf}
          onPlace={(line) => {
            focusNext(`[data-placed="${line}"]`)
            setChosen(line)
            move(line, placed.length)
          }}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  )
}

interface ArrangedLineProps extends PlacedLine {
  readonly text: string
  readonly label: string
  /** The id of the sentence that tells how a line is moved. */
  readonly hint: string
  readonly isChosen: boolean
  readonly isDragged: boolean
  onTake(event: PointerEvent): void
  onChoose(): void
  onKey(event: KeyboardEvent): void
}

/** A line of the program, which is dragged by its handle, selected by a press and moved by keys. */
const ArrangedLine = ({ line, level, text, label, hint, isChosen, isDragged, onTake, onChoose, onKey }: ArrangedLineProps) => (
  <li
    className={classNames(dragging['line'], styles['line'])}
    style={levelStyle(level)}
    data-chosen={isChosen || undefined}
    data-dragged={isDragged || undefined}
  >
    <span className={classNames(dragging['handle'], styles['handle'])} onPointerDown={onTake}>
      <Icon icon={GripVertical} size={20} />
    </span>
    <button
      type="button"
      data-placed={line}
      data-answer
      aria-pressed={isChosen}
      aria-describedby={hint}
      aria-label={label}
      className={styles['lineText']}
      onClick={onChoose}
      onKeyDown={onKey}
    >
      <code>{text}</code>
    </button>
  </li>
)

interface RestLinesProps {
  readonly rest: readonly number[]
  textOf(line: number): string
  onPlace(line: number): void
}

/** The lines that are not part of the program yet. A press puts one at its end. */
const RestLines = ({ rest, textOf, onPlace }: RestLinesProps) => (
  <div className={styles['part']}>
    <h3 className={styles['label']}>{words.rest}</h3>
    <p className={styles['hint']}>{rest.length === 0 ? words.allPlaced : words.restHint}</p>
    <ul aria-label={words.rest} className={styles['lines']}>
      {rest.map((line) => (
        <li key={line} className={classNames(dragging['line'], styles['line'])}>
          <button
            type="button"
            data-rest={line}
            data-answer
            aria-label={words.place(textOf(line))}
            className={styles['lineText']}
            onClick={() => onPlace(line)}
          >
            <Icon icon={Plus} size={16} />
            <code>{textOf(line)}</code>
          </button>
        </li>
      ))}
    </ul>
  </div>
)

const tools = [
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['out', IndentDecrease],
  ['in', IndentIncrease],
  ['back', X],
] as const

interface LineToolsProps {
  /** The selected line, or null. */
  readonly line: number | null
  readonly acts: Readonly<Record<(typeof tools)[number][0], (line: number) => void>>
}

const LineTools = ({ line, acts }: LineToolsProps) => (
  <div className={styles['lineTools']} role="group" aria-label={words.lines}>
    {tools.map(([name, icon]) => (
      <button
        key={name}
        type="button"
        aria-disabled={line === null || undefined}
        className={styles['lineTool']}
        onClick={() => line !== null && acts[name](line)}
      >
        <Icon icon={icon} size={18} />
        {words.move[name]}
      </button>
    ))}
  </div>
)
