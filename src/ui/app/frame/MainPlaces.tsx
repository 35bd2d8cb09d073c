import { useLocation } from 'react-router-dom'
import { copy } from '../../copy.ts'
import { SiteLink } from '../SiteLink.tsx'
import styles from './Header.module.css'
import { mainPlaces } from './siteMap.ts'

/** The ways that every page offers, and which of them one is on. */
export const MainPlaces = () => {
  const { pathname, search } = useLocation()
  const here = placeOf(pathname + search)
  return (
    <nav className={styles['places']} aria-label={copy.frame.places.title}>
      {mainPlaces.map(({ label, href }) => (
        <SiteLink key={href} href={href} className={styles['place']} aria-current={placeOf(href) === here ? 'page' : undefined}>
          {label}
        </SiteLink>
      ))}
    </nav>
  )
}

/** Which of the places an address is, whatever is asked for there: its path and, where several share one, its tab. */
const placeOf = (address: string) => {
  const [path = '', query] = address.split('?')
  return `${path} ${new URLSearchParams(query).get('tab')}`
}
