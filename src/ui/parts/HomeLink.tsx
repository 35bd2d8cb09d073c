import { laterCopy } from '../laterCopy.ts'
import type { ButtonLook } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

/** The way out of a page that has nothing to show. */
export const HomeLink = (look: Pick<ButtonLook, 'tone'>) => (
  <ButtonLink href="/" {...look}>
    {laterCopy.ways.home}
  </ButtonLink>
)
