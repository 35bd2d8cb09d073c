import type { Option } from '../PreviewStage.ts'
import type { SeenCall } from './FaultView.ts'

export const latencies = [0, 150, 1_000, 5_000] as const

/** Ways to go wrong, as the address spells them. */
export const kinds: readonly Option[] = [
  { value: '', label: '정상' },
  { value: '500', label: '500 서버 오류' },
  { value: '401', label: '401 로그인 필요' },
  { value: '403', label: '403 권한 없음' },
  { value: '404', label: '404 없음' },
  { value: '429', label: '429 너무 잦음' },
  { value: 'hang', label: '응답 없음' },
  { value: 'drop', label: '끊김' },
  { value: 'garbage', label: '깨진 JSON' },
  { value: 'wrong', label: '다른 모양' },
  { value: 'slow', label: '느림 (5초)' },
]

export const faultWords = {
  about: '호출이 어떻게 어긋나는지 골라 보세요. 고른 대로 주소가 바뀌고 화면이 다시 시작해요.',
  milliseconds: (count: number) => `${count.toLocaleString('ko-KR')}ms`,
  failAll: '모두 실패',
  failNone: '모두 정상',
  log: '호출 기록',
  clear: '지우기',
  noCalls: '아직 호출이 없어요.',
  calls: '호출마다 고르기',
  overruled: (rule: string) => `규칙 ${rule} 먼저`,
  others: '그 밖의 규칙',
  othersHint: '예: users/**:500, POST *:hang',
  grammar: '[메서드 ]경로:종류. 경로의 *는 한 칸, **는 여러 칸이에요. 종류는 200~599, hang, drop, garbage, wrong, slow.',
  problem: (rules: readonly string[]) => `알 수 없는 규칙이에요: ${rules.join(', ')}`,
  hitBy: (fault: string) => `실험: ${fault}`,
} as const

const endings = { waiting: '기다리는 중', dropped: '끊김', givenUp: '그만둠' } as const

/** The client's deadline for the headers, in ms. */
const longest = 8_000

export const outcomeText = ({ outcome, milliseconds }: SeenCall): string => {
  if (typeof outcome === 'number') return String(outcome)
  return outcome === 'givenUp' && (milliseconds ?? 0) >= longest - 100 ? '시간 초과' : endings[outcome]
}

export const kindText = (kind: string): string => kinds.find(({ value }) => value === kind)?.label ?? kind
