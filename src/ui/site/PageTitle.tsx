import { channelBrand } from '../../domain/channel/channel.ts'
import { copy } from '../copy.ts'
import { useSite } from './useSite.ts'

/** Sets the window's title: the page, and the channel or the platform. */
export const PageTitle = ({ title: of }: { readonly title: string }) => (
  <title>{`${of} · ${channelBrand(useSite())?.name ?? copy.frame.brand}`}</title>
)
