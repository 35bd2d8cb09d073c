import styles from './OfferMenu.module.css'
import { useSectionInView } from './useSectionInView.ts'

interface OfferMenuProps<Name extends string> {
  /** The parts that are there, in the page's order. */
  readonly names: readonly Name[]
  readonly words: Readonly<Record<Name | 'title', string>>
}

/** Leads to the page's parts, as far as they are there. */
export const OfferMenu = <Name extends string>({ names, words }: OfferMenuProps<Name>) => {
  const inView = useSectionInView(names)
  return (
    <nav aria-label={words.title} className={styles['menu']}>
      {names.map((name) => (
        <a key={name} href={`#${name}`} className={styles['item']} aria-current={name === inView ? 'true' : undefined}>
          {words[name]}
        </a>
      ))}
    </nav>
  )
}
