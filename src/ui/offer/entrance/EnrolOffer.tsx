import { channelUrl } from '../../../domain/channel/channelUrl.ts'
import type { ChannelProfile } from '../../../domain/channel/ChannelProfile.ts'
import type { Enrolment } from '../../../domain/course/enrolment.ts'
import { grouped } from '../../../domain/grouped.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { pages } from '../../app/pages.ts'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { EntryLink } from '../../viewer/EntryLink.tsx'
import { offerWords } from '../offerWords.ts'
import type { Terms } from './entranceOf.ts'

const words = offerWords.enrol

interface EnrolOfferProps {
  readonly channel: ChannelProfile | null
  readonly enrolment: Terms<Enrolment>
  readonly isRunning: boolean
  onEnrol(): void
}

/** The button for those who are not enrolled: enrol, sign in, buy, or why not. */
export const EnrolOffer = ({ channel, enrolment, isRunning, onEnrol }: EnrolOfferProps) => {
  const { settings } = useApplication()
  switch (enrolment.kind) {
    case 'signInFirst':
      return <EntryLink words={words} wide />
    case 'free':
      return <EnrolButton text={words.free} isRunning={isRunning} onEnrol={onEnrol} />
    case 'points':
      return <EnrolButton text={words.points(grouped(enrolment.amount))} isRunning={isRunning} onEnrol={onEnrol} />
    case 'notEnoughPoints':
      return (
        <ButtonLink href={pages.quests} tone="soft" wide>
          {words.quests}
        </ButtonLink>
      )
    case 'needsPurchase':
      return (
        <ButtonLink href={enrolment.href} wide>
          {words.purchase(grouped(enrolment.amount))}
        </ButtonLink>
      )
    case 'onlyForChannelStudents':
      return <VisitChannel href={channelUrl(channel?.channelDomain ?? null, settings.links)} />
    case 'notOffered':
      return null
  }
}

/** Never disabled: a click while an enrolment is running is answered by a notification. */
const EnrolButton = ({ text, isRunning, onEnrol }: { readonly text: string } & Pick<EnrolOfferProps, 'isRunning' | 'onEnrol'>) => (
  <ActionButton wide isRunning={isRunning} onClick={onEnrol}>
    {isRunning ? words.enrolling : text}
  </ActionButton>
)

const VisitChannel = ({ href }: { readonly href: string | null }) =>
  href === null ? null : (
    <ButtonLink href={href} tone="soft" wide>
      {words.visitChannel}
    </ButtonLink>
  )
