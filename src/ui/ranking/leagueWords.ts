import type { ClapOutcome } from '../../application/league.ts'
import type { LeagueZone } from '../../domain/league.ts'

const zoneTexts: Readonly<Record<LeagueZone, (league: string) => string>> = {
  rise: (league) => `${league}로 올라가요`,
  stay: () => '그대로 있어요',
  fall: (league) => `${league}로 내려가요`,
}

/** The texts about the league of the week. */
export const leagueWords = {
  title: '이번 주 리그',
  note: '박수를 누르면 친구에게 알림이 가요. 한 사람에게 하루 한 번씩이에요.',
  classmate: '같은 반',
  zones: zoneTexts,
  own: {
    title: '내 자리',
    step: (step: string, all: string) => `${all}개 리그 가운데 ${step}번째`,
    begin: '문제 하나만 풀어도 앞으로 나아가요',
    first: '지금 가장 앞서 있어요!',
    place: (gap: string, rank: string) => `${gap} XP만 더 하면 ${rank}위예요`,
    placeAndZone: (gap: string, rank: string, zone: string) => `${gap} XP만 더 하면 ${rank}위, ${zone} 자리예요`,
    zone: (gap: string, zone: string) => `${gap} XP만 더 하면 ${zone} 자리예요`,
    zones: { rise: '올라가는', stay: '머무르는', fall: '내려가는' } satisfies Readonly<Record<LeagueZone, string>>,
    go: '문제 풀고 올라가기',
  },
  lastWeek: {
    title: (league: string, rank: string) => `지난주에는 ${league}에서 ${rank}위였어요`,
    zones: {
      rise: (league: string) => `${league}로 올라왔어요! 정말 잘했어요.`,
      stay: (league: string) => `이번 주에도 ${league}에서 만나요.`,
      fall: (league: string) => `${league}에서 다시 올라가 봐요.`,
    } satisfies Readonly<Record<LeagueZone, (league: string) => string>>,
    gained: (points: string) => `${points} XP를 얻었어요.`,
  },
  clap: (name: string) => `${name}님에게 박수 보내기`,
  clapped: {
    clapped: '',
    signInFirst: '로그인하면 박수를 보낼 수 있어요',
    refused: '박수를 보낼 수 없어요',
    gone: '지금은 같은 리그에 없는 친구예요',
    failed: '박수를 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
  } satisfies Readonly<Record<ClapOutcome['kind'], string>>,
  none: { title: '아직 함께할 리그가 없어요', text: '이번 주 순위는 볼 수 있어요.', week: '이번 주 순위 보기' },
  failed: { title: '리그를 불러오지 못했어요', note: '잠시 후 다시 시도해 주세요.' },
} as const
