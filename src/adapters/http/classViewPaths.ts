/** The calls by which those who teach see how a channel's members do, below `/{product}/v1`. */
export const classViewPaths = {
  members: 'channels/members',
} as const
