import { channelFaceOf } from '../channel/ChannelLine.tsx'
import { copy } from '../copy.ts'
import { useSite } from './useSite.ts'

/** What the window is called: the page, and the channel that it stands on, or the platform. */
export const PageTitle = ({ of }: { readonly of: string }) => (
  <title>{`${of} · ${channelFaceOf(useSite())?.name ?? copy.frame.brand}`}</title>
)
