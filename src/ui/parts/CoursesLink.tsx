import { wholeLists } from '../../domain/site/wholeLists.ts'
import { laterCopy } from '../laterCopy.ts'
import { ButtonLink } from './ButtonLink.tsx'

/** The way on from a page that fills with learning. */
export const CoursesLink = () => <ButtonLink href={wholeLists.courses}>{laterCopy.ways.courses}</ButtonLink>
