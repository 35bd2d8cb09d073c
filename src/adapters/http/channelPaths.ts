/** The calls about a channel's own content, below `/{product}/v1`. All assumed by us. */
export const channelPaths = {
  banners: 'channels/banners',
  banner: 'channels/banners/{bannerId}',
  bannerOrder: 'channels/banner-order',
} as const
