import type { ChannelRole } from '../viewer/ChannelRole.ts'

/** One section with one list, drawn as a block for premium. */
export function enrolledCoursesLayout(role: ChannelRole | null): 'carousel' | 'block' {
  return role === 'ROLE_CHANNEL_PREMIUM' ? 'block' : 'carousel'
}
