import type { NoticeKind } from '../DemoAddress.ts'
import { hostileText } from './hostile/hostileTexts.ts'
import { attack } from './hostile/oddities.ts'
import type { WorldContext } from './WorldContext.ts'
import type { PopupNotice } from '../../src/domain/notice.ts'

const notices: Readonly<Record<Exclude<NoticeKind, 'none'>, PopupNotice>> = {
  all: {
    title: '서비스 점검 안내',
    content: '이번 일요일 새벽 2시부터 4시까지 잠시 쉬어 가요.\n풀던 문제는 모두 저장되어 있으니 안심하세요.',
    link: '/blog/301',
    popupShowingMethod: 'ALL',
  },
  dolphin: {
    title: '돌고래 티어가 새로 열렸어요',
    content: '레벨 16이 되면 돌고래 배지를 받아요.\n지금 내 레벨을 확인해 보세요!',
    link: '/blog/302',
    popupShowingMethod: 'CHANNEL_DOLPHIN_HOME',
  },
  other: {
    title: '스튜디오 선생님께 알려 드려요',
    content: '수업 자료를 한 번에 올리는 기능이 생겼어요.',
    link: '/studio/publish/course',
    popupShowingMethod: 'STUDIO_HOME',
  },
}

export function popups({ address }: WorldContext): readonly PopupNotice[] {
  if (address.notice === 'none') return []
  const notice = notices[address.notice]
  return address.content === 'hostile'
    ? [{ ...notice, title: hostileText(0), content: `${hostileText(6)}\n${hostileText(3)}`, link: attack }]
    : [notice]
}
