import { memo } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { changesBetween, type Moment, type TraceFrame, type TraceValue } from '../../../domain/problems/trace.ts'
import { valueText } from '../../../domain/problems/traceWords.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { assistWords } from './assistWords.ts'
import styles from './TraceValues.module.css'

const words = assistWords.trace

/** Renders a table of the variables' values at one step: first those of the running function, then the global ones. */
export const VariableTable = ({ moment }: { readonly moment: Moment }) => {
  const { frames, event } = moment
  const last = frames.length - 1
  const places = last > 0 ? [last, 0] : [0]
  const isEmpty = frames.every(({ variables }) => variables.size === 0)
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{words.variables}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.value}</th>
        </tr>
      </thead>
      {isEmpty && (
        <tbody>
          <tr>
            <td colSpan={2} className={styles['none']}>
              {words.none}
            </td>
          </tr>
        </tbody>
      )}
      {places.map((place) => (
        <FrameRows
          key={place}
          frame={frames[place]}
          title={last > 0 ? frameTitle(frames[place]) : null}
          changed={new Set(changesBetween(event.frames[place], frames[place]).map(({ name }) => name))}
        />
      ))}
    </table>
  )
}

export const frameTitle = (frame: TraceFrame | undefined) =>
  frame === undefined || frame.name === '<module>' ? words.program : words.call(frame.name)

interface FrameRowsProps {
  readonly frame: TraceFrame | undefined
  readonly title: string | null
  readonly changed: ReadonlySet<string>
}

const FrameRows = ({ frame, title, changed }: FrameRowsProps) =>
  frame === undefined || frame.variables.size === 0 ? null : (
    <tbody>
      {title !== null && (
        <tr>
          <th colSpan={2} scope="rowgroup" className={styles['frame']}>
            {title}
          </th>
        </tr>
      )}
      {[...frame.variables].map(([name, value]) => (
        <VariableRow key={name} name={name} value={value} isChanged={changed.has(name)} />
      ))}
    </tbody>
  )

interface VariableRowProps {
  readonly name: string
  /** The same object as long as the value is the same, so that stepping does not re-render it. */
  readonly value: TraceValue
  readonly isChanged: boolean
}

const VariableRow = memo(({ name, value, isChanged }: VariableRowProps) => (
  <tr data-changed={isChanged || undefined}>
    <th scope="row" className={styles['name']}>
      {name}
      {isChanged && <VisuallyHidden> {words.changed}</VisuallyHidden>}
    </th>
    <td>
      <VisuallyHidden>{valueText(value)}</VisuallyHidden>
      <span aria-hidden="true">
        <DrawnValue value={value} />
      </span>
    </td>
  </tr>
))

/** Draws lists as rows of numbered boxes and dictionaries as pairs; other values as Python writes them. */
const DrawnValue = memo(({ value }: { readonly value: TraceValue }) => {
  if (value.kind === 'leaf') {
    return (
      <span className={styles['leaf']} data-type={value.type}>
        {value.type === 'str' ? `‘${value.text}’` : valueText(value)}
        {value.type === 'str' && value.size !== null && <span className={styles['more']}> {words.letters(formatNumber(value.size))}</span>}
      </span>
    )
  }
  const parts = value.kind === 'sequence' ? value.items : value.pairs
  if (parts === null || parts.length === 0) return <span className={styles['leaf']}>{valueText(value)}</span>
  const rest = value.size > parts.length && <span className={styles['more']}>{words.more(formatNumber(value.size))}</span>
  return value.kind === 'sequence' ? (
    <span className={styles['boxes']} data-type={value.type}>
      {value.items?.map((item, at) => (
        <span key={at} className={styles['box']}>
          {(value.type === 'list' || value.type === 'tuple' || value.type === 'deque') && <span className={styles['index']}>{at}</span>}
          <DrawnValue value={item} />
        </span>
      ))}
      {rest}
    </span>
  ) : (
    <span className={styles['pairs']}>
      {value.pairs?.map(([key, item], at) => (
        <span key={at} className={styles['pair']}>
          <DrawnValue value={key} />
          <span className={styles['arrow']}>→</span>
          <DrawnValue value={item} />
        </span>
      ))}
      {rest}
    </span>
  )
})
