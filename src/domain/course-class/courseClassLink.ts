import { channelUrl } from '../channel/channelUrl.ts'
import type { LinkPolicy } from '../site/LinkPolicy.ts'
import type { ChannelRole } from '../viewer/ChannelRole.ts'
import { classHref } from './classHref.ts'
import type { CourseClass } from './CourseClass.ts'

interface CardLink {
  readonly href: string
  readonly newTab: boolean
}

export interface ClassLinkOptions {
  readonly opensChannelDomain: boolean
  readonly links: LinkPolicy
}

/** An academy's visitors, guests too, find each class on the site of the channel that gives it (S-114). */
export function opensChannelDomain(role: ChannelRole | null): boolean {
  return role === 'ROLE_CHANNEL_ENTERPRISE'
}

/** On the channel's own domain it is the same path; a class without a usable domain stays here. */
export function courseClassLink(courseClass: Pick<CourseClass, 'courseClassId' | 'channelProfile'>, options: ClassLinkOptions): CardLink {
  const path = classHref(courseClass)
  const domain = courseClass.channelProfile?.channelDomain ?? null
  const onChannel = options.opensChannelDomain ? channelUrl(domain, options.links, path) : null
  return onChannel === null ? { href: path, newTab: false } : { href: onChannel, newTab: true }
}
