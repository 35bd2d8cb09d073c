import type { Faker } from '@faker-js/faker'
import { teacherNames } from './catalogue/people.ts'
import type { Topic } from './catalogue/topics.ts'
import { channelProfile } from './channelProfile.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { WorldContext } from './WorldContext.ts'
import type { ChannelProfile } from '../../src/domain/channel/channel.ts'
import type { Teacher } from '../../src/domain/course/offer.ts'

/** Who offers something on this topic: a channel that teaches it, and a teacher of that channel. */
export function hostOf(
  context: WorldContext,
  faker: Faker,
  topic: Topic,
): { readonly channelProfile: ChannelProfile; readonly teacher: Teacher } {
  const able = context.hosts.filter(({ focus }) => focus.includes(topic))
  const channel = faker.helpers.arrayElement(able.length > 0 ? able : context.hosts)
  const staff = 3
  const teacher = (channel.number * staff + faker.number.int(staff - 1)) % teacherNames.length
  return {
    channelProfile: channelProfile(channel),
    teacher: { nickname: teacherNames[teacher] ?? null, profile: pictureUrl.portrait(teacher) },
  }
}
