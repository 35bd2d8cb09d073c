import { useState } from 'react'
import { classViewHref } from '../../domain/classView.ts'
import { paths } from '../../domain/paths.ts'
import { CreatureDisc } from '../art/Creature.tsx'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { CopyButton } from '../kit/CopyButton.tsx'
import { TextField } from '../kit/fields.tsx'
import { useSiteRoutes } from '../kit/links.tsx'
import { schoolWords as words } from './schoolWords.ts'
import { ScreenPicture } from './ScreenPicture.tsx'
import styles from './SchoolShowcase.module.css'

/** The demo's homework that the picture shows. */
const shownHomework = { homeworkId: 40, assignmentId: 400 }

const doorHrefs = {
  learner: `${paths.problemTypes}?page=1`,
  teacher: classViewHref(shownHomework),
  operator: paths.home,
} as const

/** Shows the product at work, with links into the demo and a form to try the visitor's own school. */
export const SchoolShowcase = () => (
  <>
    <Doors />
    <figure className={styles['figure']}>
      <ScreenPicture name="classView" />
      <figcaption>{words.caption}</figcaption>
    </figure>
    <OwnName />
    <section className={styles['price']}>
      <h2>{words.price.title}</h2>
      <p className={styles['amount']}>
        <strong>{words.price.amount}</strong> {words.price.unit}
      </p>
      <ul>
        {words.price.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  </>
)

const Doors = () => {
  const { demo } = useSiteRoutes()
  return (
    <section className={styles['doors']} aria-label={words.doors.title}>
      <h2>{words.doors.title}</h2>
      <ul>
        {words.doors.rows.map(({ visitor, label, about, creature }) => (
          <li key={visitor}>
            <button type="button" className={styles['door']} onClick={() => demo?.enterAs(visitor, doorHrefs[visitor])}>
              <CreatureDisc creature={creature} size={64} />
              <strong>{label}</strong>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const firstColour = '#0f766e'

/** Builds a shareable link to the demo's academy under another name and colour. */
const OwnName = () => {
  const { demo } = useSiteRoutes()
  const { notifications } = useApplication()
  const [name, setName] = useState('')
  const [colour, setColour] = useState(firstColour)
  const [link, setLink] = useState<string | null>(null)
  const make = async () => {
    try {
      setLink((await demo?.brandLink({ channelName: name.trim(), brandColor: colour })) ?? null)
    } catch {
      notifications.warn(words.own.failed)
    }
  }
  return (
    <form
      className={styles['own']}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') void make()
      }}
    >
      <h2>{words.own.title}</h2>
      <p>{words.own.about}</p>
      <div className={styles['fields']}>
        <TextField
          label={words.own.name}
          value={name}
          maxLength={20}
          onChange={(next) => {
            setName(next)
            setLink(null)
          }}
        />
        <label className={styles['colour']}>
          {words.own.colour}
          <input
            type="color"
            value={colour}
            onChange={({ currentTarget }) => {
              setColour(currentTarget.value)
              setLink(null)
            }}
          />
        </label>
        <Button type="submit" unavailable={name.trim() === ''}>
          {words.own.make}
        </Button>
      </div>
      <div role="status" className={styles['made']}>
        {link !== null && (
          <>
            {/* A link to another site of the same demo, so the page reloads. */}
            <a href={link}>{words.own.open(name.trim())}</a>
            <CopyButton text={link} />
          </>
        )}
      </div>
    </form>
  )
}
