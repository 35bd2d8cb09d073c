import { withParticle } from '../korean.ts'
import { directionLabels } from './blockLabels.ts'
import type { SeaEvent } from './sea.ts'
import type { Actor } from './stage.ts'

/** Describes an event in words for learners who do not see the stage. Squares are counted from 1, from the left and from above. */
export function eventText(event: SeaEvent, actors: readonly Pick<Actor, 'actorId' | 'name'>[], item: string): string {
  const name = withParticle(actors.find(({ actorId }) => actorId === event.actorId)?.name ?? '친구', '이가')
  switch (event.kind) {
    case 'MOVED':
      return `${name} ${placeText(event)}에 왔어요.`
    case 'CARRIED':
      return `${name} 해류를 타고 ${placeText(event)}으로 밀려갔어요.`
    case 'BUMPED':
      return `${name} ${placeText(event)}으로 가지 못했어요.`
    case 'TURNED':
      return `${name} ${directionLabels[event.heading]}을 봐요.`
    case 'PICKED':
      return `${name} ${withParticle(item, '을를')} 주웠어요. 지금까지 ${event.collected}개예요.`
    case 'PUT':
      return `${name} ${withParticle(item, '을를')} 놓았어요. ${event.carried}개 남았어요.`
    case 'SAID':
      return `${name} ‘${event.value}’라고 말해요.`
    case 'WAITED':
      return `${name} 기다려요.`
    case 'SENT':
      return `${name} ‘${event.signal}’ 신호를 보냈어요.`
  }
}

/** Describes a square: ‘왼쪽에서 2번째, 위에서 3번째 칸’. */
export function placeText({ x, y }: { readonly x: number; readonly y: number }): string {
  return `왼쪽에서 ${x + 1}번째, 위에서 ${y + 1}번째 칸`
}
