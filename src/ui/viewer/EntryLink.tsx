import type { ButtonLook } from '../parts/Button.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { useEntry } from './useEntry.ts'

interface EntryLinkProps extends ButtonLook {
  readonly words: { readonly signIn: string; readonly signUp: string }
}

export const EntryLink = ({ words, ...look }: EntryLinkProps) => {
  const { href, isPending } = useEntry()
  return (
    <ButtonLink href={href} {...look}>
      {isPending ? words.signUp : words.signIn}
    </ButtonLink>
  )
}
