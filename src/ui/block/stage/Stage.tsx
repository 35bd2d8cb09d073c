import type { Frame } from '../../../domain/blocks/frame.ts'
import { isGreen, type Point, type Stage as Sea, type StageCreature, type Tile } from '../../../domain/blocks/stage.ts'
import { CreatureArt } from '../../art/Creature.tsx'
import styles from './Stage.module.css'

/** The side of a square, in units of the drawing. */
const side = 48

interface StageProps {
  readonly stage: Sea
  readonly frame: Frame
  readonly label: string
  /** False if nothing may be animated: each figure then jumps to its new place. */
  readonly hasMotion: boolean
}

/** Draws the sea at one moment of a run. The text beside it carries the meaning. */
export const Stage = ({ stage, frame, label, hasMotion }: StageProps) => {
  const bump = frame.events.flatMap((event) => (event.kind === 'BUMPED' ? [event] : [])).at(-1)
  return (
    <svg
      viewBox={`0 0 ${stage.width * side} ${stage.height * side}`}
      role="img"
      aria-label={label}
      className={styles['stage']}
      data-still={!hasMotion || undefined}
      data-arrived={frame.outcome?.name === 'ARRIVED' || undefined}
    >
      <rect width="100%" height="100%" className={styles['water']} />
      <Lines width={stage.width} height={stage.height} />
      {stage.tiles.map((tile, at) => (
        <At key={at} point={tile}>
          <TileArt tile={tile} left={frame.left[at] ?? null} frame={frame} />
        </At>
      ))}
      {frame.sharks.map((point, at) => (
        <Swimmer key={`shark ${at}`} point={point} creature="SHARK" />
      ))}
      {frame.actors.map(({ actorId, x, y, heading, said }, at) => (
        <Swimmer key={actorId} point={{ x, y }} creature={stage.actors[at]?.creature ?? 'TURTLE'} heading={heading} said={said} />
      ))}
      {bump && (
        <At point={{ x: within(bump.x, stage.width), y: within(bump.y, stage.height) }}>
          <path d="M24 4l5 12 13-3-8 10 8 10-13-3-5 12-5-12-13 3 8-10-8-10 13 3Z" className={styles['bump']} />
        </At>
      )}
    </svg>
  )
}

/** Limits a coordinate, so that a bump beyond the edge is drawn on the edge. */
const within = (value: number, max: number) => Math.min(Math.max(value, -0.4), max - 0.6)

const Lines = ({ width, height }: { readonly width: number; readonly height: number }) => (
  <path
    className={styles['lines']}
    d={[
      ...Array.from({ length: width - 1 }, (_, x) => `M${(x + 1) * side} 0v${height * side}`),
      ...Array.from({ length: height - 1 }, (_, y) => `M0 ${(y + 1) * side}h${width * side}`),
    ].join('')}
  />
)

const At = ({ point, children }: { readonly point: Point; readonly children: React.ReactNode }) => (
  <g transform={`translate(${point.x * side} ${point.y * side})`}>{children}</g>
)

const turns = { RIGHT: 0, DOWN: 90, LEFT: 180, UP: 270 } as const

interface TileArtProps {
  readonly tile: Tile
  readonly left: number | null
  readonly frame: Frame
}

const TileArt = ({ tile, left, frame }: TileArtProps) => {
  switch (tile.kind) {
    case 'ROCK':
      return (
        <>
          <path d="M6 42c-3-9 2-20 9-22 2-9 15-12 20-4 8 2 11 14 7 26Z" className={styles['rock']} />
          <path d="M15 22c4-6 11-8 16-4" className={styles['shine']} />
        </>
      )
    case 'GOAL':
      return (
        <>
          <rect x="3" y="3" width="42" height="42" rx="10" className={styles['goal']} />
          <path d="M16 40V10m0 1c8-5 10 4 18 0v13c-8 4-10-5-18 0" className={styles['flag']} />
        </>
      )
    case 'ITEM':
      return left !== 0 && tile.from <= frame.tick && frame.tick < tile.until ? (
        <>
          <path d="M24 13c-9 0-14 7-14 13l11 9h6l11-9c0-6-5-13-14-13Z" className={styles['shell']} />
          <path d="M24 14v20M17 16l5 18m9-18-5 18" className={styles['ribs']} />
          {(left ?? 0) > 1 && (
            <text x="42" y="44" className={styles['count']}>
              {left}
            </text>
          )}
        </>
      ) : null
    case 'BOX':
      return left === 0 ? (
        <>
          <rect x="7" y="7" width="34" height="34" rx="8" className={styles['full']} />
          <path d="m15 25 6 6 12-13" className={styles['tick']} />
        </>
      ) : (
        <rect x="7" y="7" width="34" height="34" rx="8" className={styles['box']} />
      )
    case 'CURRENT':
      return <path d="M10 24h24m-9-9 10 9-10 9" className={styles['current']} transform={`rotate(${turns[tile.direction]} 24 24)`} />
    case 'DOOR':
      return frame.signals.includes(tile.signal) ? (
        <path d="M6 4v40M42 4v40" className={styles['doorOpen']} />
      ) : (
        <path d="M6 4v40M18 4v40M30 4v40M42 4v40M4 14h40M4 34h40" className={styles['door']} />
      )
    case 'LIGHT': {
      const isOn = isGreen(tile, frame.tick)
      return (
        <>
          <rect x="15" y="5" width="18" height="38" rx="9" className={styles['lamp']} />
          <circle cx="24" cy="15" r="6" className={isOn ? styles['off'] : styles['red']} />
          <circle cx="24" cy="33" r="6" className={isOn ? styles['green'] : styles['off']} />
        </>
      )
    }
    case 'MARK':
      return (
        <text x="24" y="43" className={styles['mark']}>
          {tile.value}
        </text>
      )
  }
}

interface SwimmerProps {
  readonly point: Point
  readonly creature: StageCreature
  readonly heading?: keyof typeof turns
  readonly said?: string | number | null
}

const Swimmer = ({ point, creature, heading, said = null }: SwimmerProps) => (
  <g className={styles['swimmer']} style={{ transform: `translate(${point.x * side}px, ${point.y * side}px)` }}>
    {heading !== undefined && (
      <path d="m40 18 7 6-7 6Z" className={styles['heading']} style={{ transform: `rotate(${turns[heading]}deg)` }} />
    )}
    <g transform="translate(6 6)">
      <g className={styles['creature']}>
        <CreatureArt creature={creature} size={36} />
      </g>
    </g>
    {said !== null && <Bubble text={String(said)} />}
  </g>
)

const Bubble = ({ text }: { readonly text: string }) => {
  const shown = text.length > 6 ? `${text.slice(0, 5)}…` : text
  const width = 14 + 12 * shown.length
  return (
    <g transform={`translate(${24 - width / 2} -6)`}>
      <rect width={width} height="20" rx="8" className={styles['bubble']} />
      <text x={width / 2} y="14" className={styles['words']}>
        {shown}
      </text>
    </g>
  )
}
