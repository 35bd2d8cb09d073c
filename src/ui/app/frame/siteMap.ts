import { wholeLists } from '../../../domain/site/wholeLists.ts'
import { copy } from '../../copy.ts'
import { pages } from '../pages.ts'

/** The places that the header leads to. */
export const mainPlaces = [
  { label: copy.frame.places.live, href: wholeLists.liveClasses },
  { label: copy.frame.places.classes, href: wholeLists.classes },
  { label: copy.frame.places.problems, href: wholeLists.problems },
  { label: copy.frame.places.documents, href: wholeLists.documents },
  { label: copy.frame.places.ranking, href: pages.ranking },
] as const

export const legalPlaces = [
  { label: copy.frame.legal.terms, href: '/terms' },
  { label: copy.frame.legal.privacy, href: '/privacy' },
  { label: copy.frame.legal.support, href: '/support' },
] as const
