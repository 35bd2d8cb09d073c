import { channelBrand } from '../channel/ChannelNameLine.tsx'
import { copy } from '../copy.ts'
import { useSite } from './useSite.ts'

/** What the window is called: the page, and the channel that it stands on, or the platform. */
export const PageTitle = ({ title: of }: { readonly title: string }) => (
  <title>{`${of} · ${channelBrand(useSite())?.name ?? copy.frame.brand}`}</title>
)
