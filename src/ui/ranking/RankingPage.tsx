import { pageIn } from '../../domain/pageIn.ts'
import { type RankingAccess, rankingAccess } from '../../domain/ranking/rankingAccess.ts'
import { isOnChannel } from '../../domain/site/siteOf.ts'
import { channelRoleOf } from '../../domain/viewer/ChannelRole.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import { PlainPage } from '../app/PlainPage.tsx'
import { useAddress } from '../app/useAddress.ts'
import { type SiteState, useSite } from '../app/useSite.ts'
import { channelFaceOf } from '../channel/channelFaceOf.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { Ranking } from './page/Ranking.tsx'
import { RankingFailed, RankingNotHere, RankingSignIn } from './page/RankingMessages.tsx'
import { RankingSkeleton } from './page/RankingSkeleton.tsx'
import { rankingWords as words } from './page/rankingWords.ts'
import { useRankingPage } from './page/useRankingPage.ts'

/** Who has learnt most: all users on the main site, the members on a channel (S-081). The page stands in the address. */
export const RankingPage = () => {
  const place = useSite()
  const viewer = useViewer()
  const { parameters, isReturn } = useAddress()
  const page = pageIn(parameters.get('page'))
  const userId = viewer && isSignedIn(viewer) ? viewer.userId : null
  const access = accessOf(place, viewer)
  const state = useRankingPage(place.site, userId, page, access === 'open')
  const face = channelFaceOf(place)
  const isWaiting = access === 'waiting' || (access === 'open' && (state.status === 'waiting' || (state.status === 'ready' && state.isOld)))
  const content = () => {
    if (access === 'failed') return <RankingFailed retry={place.retry} />
    if (access === 'notHere') return <RankingNotHere />
    if (access === 'signInFirst') return <RankingSignIn />
    if (state.status === 'failed') return <RankingFailed retry={state.retry} />
    if (viewer === null || state.status === 'waiting') return <RankingSkeleton />
    return <Ranking key={userId} site={place.site} ranking={state.value} isOld={state.isOld} {...{ viewer, userId, page, isReturn }} />
  }
  const note = access === 'notHere' ? words.notHere.about : face ? words.noteOf(face.name) : words.note
  return (
    <PlainPage title={words.title} {...{ note, isWaiting }}>
      {content()}
    </PlainPage>
  )
}

/** Rights are never guessed: until a channel is known, nobody knows whether it ranks at all. */
const accessOf = (place: SiteState, viewer: Viewer | null): RankingAccess | 'waiting' | 'failed' => {
  if (place.status === 'waiting' || (place.status === 'failed' && isOnChannel(place.site))) return place.status
  return viewer === null ? 'waiting' : rankingAccess(place.site, viewer, channelRoleOf(place.channel, viewer))
}
