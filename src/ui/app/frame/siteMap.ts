import { copy } from '../../copy.ts'

/** The places that the header leads to. */
export const mainPlaces = [
  { label: copy.frame.places.live, href: '/live/course?page=1&order=DESC' },
  { label: copy.frame.places.classes, href: '/course?tab=class&page=1&order=DESC' },
  { label: copy.frame.places.problems, href: '/problem?page=1&order=DESC' },
  { label: copy.frame.places.documents, href: '/document?page=1&order=DESC' },
  { label: copy.frame.places.ranking, href: '/ranking' },
] as const

export const legalPlaces = [
  { label: copy.frame.legal.terms, href: '/terms' },
  { label: copy.frame.legal.privacy, href: '/privacy' },
  { label: copy.frame.legal.support, href: '/support' },
] as const
