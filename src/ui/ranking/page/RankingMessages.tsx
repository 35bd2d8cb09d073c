import { grouped } from '../../../domain/grouped.ts'
import { rankingHref } from '../../../domain/ranking/rankingHref.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { copy } from '../../copy.ts'
import { laterCopy } from '../../laterCopy.ts'
import { RetryButton } from '../../parts/RetryButton.tsx'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { CoursesLink } from '../../parts/CoursesLink.tsx'
import { HomeLink } from '../../parts/HomeLink.tsx'
import { MessagePanel } from '../../parts/MessagePanel.tsx'
import { EntryLink } from '../../viewer/EntryLink.tsx'
import { useEntry } from '../../viewer/useEntry.ts'
import { rankingWords as words } from './rankingWords.ts'

export const RankingFailed = ({ retry }: { retry(): Promise<unknown> }) => (
  <MessagePanel level={2} isAlert creature="CRAB" title={words.failed.title} text={words.failed.note}>
    <RetryButton retry={retry} />
    <HomeLink tone="quiet" />
  </MessagePanel>
)

export const RankingSignIn = () => {
  const { settings } = useApplication()
  const { isPending } = useEntry()
  return (
    <MessagePanel level={2} creature="SHARK" title={isPending ? words.signIn.pending : words.signIn.title} text={words.signIn.note}>
      <EntryLink words={laterCopy.entry} />
      {!isPending && (
        <ButtonLink href={settings.signupUrl} tone="soft">
          {copy.frame.signup}
        </ButtonLink>
      )}
    </MessagePanel>
  )
}

export const RankingNotHere = () => (
  <MessagePanel level={2} creature="TURTLE" title={words.notHere.title} text={words.notHere.note}>
    <CoursesLink />
    <HomeLink tone="quiet" />
  </MessagePanel>
)

export const RankingEmpty = () => (
  <MessagePanel level={2} creature="SEAHORSE" title={words.none.title} text={words.none.note}>
    <CoursesLink />
    <HomeLink tone="quiet" />
  </MessagePanel>
)

export const RankingBeyond = ({ last }: { readonly last: number }) => (
  <MessagePanel level={2} creature="NEMO" title={words.beyond.title(grouped(last))} text={words.beyond.note}>
    <ButtonLink href={rankingHref(1)}>{words.beyond.first}</ButtonLink>
  </MessagePanel>
)
