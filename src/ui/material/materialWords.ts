import type { MaterialKind } from '../../domain/material/material.ts'
import type { ProblemLevel } from '../../domain/problems/problemQuery.ts'
import { lazyCopy } from '../lazyCopy.ts'

const levels: Readonly<Record<ProblemLevel, string>> = { EASY: '쉬움', NORMAL: '보통', HARD: '어려움', EXPERT: '아주 어려움' }

const ofDocuments = {
  title: '디지털 문서',
  note: '읽다가 멈춰서 코드를 고쳐 실행해 보세요',
  titleOf: (keyword: string) => `‘${keyword}’ 문서 찾기`,
  search: '찾고 싶은 문서',
  hint: '문서 이름이나 주제로 검색',
  results: '문서 목록',
  count: (count: string) => `문서 ${count}개`,
  show: '문서 보기',
  failed: '문서를 불러오지 못했어요',
  noneFor: (keyword: string) => `‘${keyword}’에 맞는 문서를 찾지 못했어요`,
  noneChosen: '고른 조건에 맞는 문서를 찾지 못했어요',
  none: '아직 등록된 문서가 없어요',
  nonePublished: '새로운 문서가 올라오면 여기에서 볼 수 있어요.',
  beyond: (last: string) => `문서는 ${last}쪽까지 있어요`,
  all: '문서 목록',
  done: '읽었어요',
  minutes: (minutes: string) => `${minutes}분이면 읽어요`,
  waiting: '문서를 불러오고 있어요',
  missing: '찾을 수 없는 문서예요',
  related: '이어서 읽으면 좋아요',
  mark: '다 읽었어요',
  markNote: '끝까지 읽었다면 표시해 주세요. 경험치와 포인트를 받아요.',
  finished: '끝까지 읽은 문서예요',
  guestNote: '로그인하면 읽은 기록이 남고 경험치를 받아요.',
}

const ofVideos: typeof ofDocuments = {
  title: '영상 자료',
  note: '짧게 보고 바로 따라 해 보세요',
  titleOf: (keyword: string) => `‘${keyword}’ 영상 찾기`,
  search: '찾고 싶은 영상',
  hint: '영상 이름이나 주제로 검색',
  results: '영상 목록',
  count: (count: string) => `영상 ${count}개`,
  show: '영상 보기',
  failed: '영상을 불러오지 못했어요',
  noneFor: (keyword: string) => `‘${keyword}’에 맞는 영상을 찾지 못했어요`,
  noneChosen: '고른 조건에 맞는 영상을 찾지 못했어요',
  none: '아직 등록된 영상이 없어요',
  nonePublished: '새로운 영상이 올라오면 여기에서 볼 수 있어요.',
  beyond: (last: string) => `영상은 ${last}쪽까지 있어요`,
  all: '영상 목록',
  done: '봤어요',
  minutes: (minutes: string) => `${minutes}분짜리예요`,
  waiting: '영상을 불러오고 있어요',
  missing: '찾을 수 없는 영상이에요',
  related: '이어서 보면 좋아요',
  mark: '다 봤어요',
  markNote: '끝까지 보면 저절로 표시돼요. 경험치와 포인트를 받아요.',
  finished: '끝까지 본 영상이에요',
  guestNote: '로그인하면 본 곳이 남고 경험치를 받아요.',
}

/** The texts of documents and videos. */
export const materialWords = {
  of: { DOCUMENT: ofDocuments, VIDEO: ofVideos } satisfies Readonly<Record<MaterialKind, typeof ofDocuments>>,
  level: '난이도',
  levels,
  missingNote: '주소가 바뀌었거나 더 이상 열려 있지 않아요.',
  failedNote: '잠시 후 다시 시도해 주세요.',
  print: '인쇄하기',
  finishTitle: '학습 완료',
  marking: '표시하고 있어요',
  justDone: '잘했어요! 하나를 더 마쳤어요',
  next: (title: string) => `다음은 ‘${title}’ 어때요?`,
  experience: (count: string) => `경험치 +${count}`,
  goOn: '이어서 배우기',
  login: { signIn: '로그인하기', signUp: '회원가입 마치기' },
  saveError: {
    signInFirst: lazyCopy.sessionOver,
    notEnrolled: '지금은 기록을 남길 수 없어요.',
    failed: '기록을 남기지 못했어요. 다시 눌러 주세요.',
  },
} as const

/** The texts of the player. */
export const filmWords = {
  player: (title: string) => `${title} 영상 재생기`,
  start: '영상 보기',
  resume: (time: string) => `이어서 보기 ${time}`,
  resumeNote: (time: string) => `지난번에 ${time}까지 봤어요.`,
  fromStart: '처음부터 보기',
  play: '재생',
  pause: '멈춤',
  again: '다시 보기',
  position: '재생 위치',
  time: (at: string, whole: string) => `${at} / ${whole}`,
  rate: '빠르기',
  rateOf: (rate: string) => `${rate}배`,
  captions: '자막',
  fullscreen: '크게 보기',
  chapters: '영상 차례',
  transcript: '자막으로 읽기',
} as const
