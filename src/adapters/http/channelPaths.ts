/** Calls about what a channel shows of its own, below `/{product}/v1`. All assumed by us. */
export const channelPaths = {
  banners: 'channels/banners',
  banner: 'channels/banners/{bannerId}',
  bannerOrder: 'channels/banner-order',
} as const
