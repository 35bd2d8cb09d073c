import { withParticle } from '../../domain/korean.ts'

/** The texts of the forms to set homework and rooms. */
export const taskSetWords = {
  tasks: {
    title: '과제',
    note: '위에서부터 차례로 보여요. 고친 뒤에도 이미 낸 것은 그대로 남아요.',
    none: '아직 담은 과제가 없어요.',
    pick: '과제 담기',
  },
  changes: {
    up: '위로',
    down: '아래로',
    remove: '빼기',
    removed: (title: string) => `${withParticle(`‘${title}’`, '을를')} 뺐어요.`,
    undo: '되돌리기',
    moved: (title: string, to: string) => `${withParticle(`‘${title}’`, '이가')} ${to}번째로 갔어요.`,
    picked: (title: string) => `${withParticle(`‘${title}’`, '을를')} 담았어요.`,
  },
  who: '누가 하나요?',
  all: '이 채널에서 배우는 모두',
  class: '한 수업',
  classLabel: '수업',
  chooseClass: '수업 고르기',
  classesFailed: '수업을 불러오지 못했어요',
  noClasses: '가르치는 수업이 없어요.',
  some: '고른 학생',
  noMembers: '아직 배우는 사람이 없어요.',
  membersFailed: '학생을 불러오지 못했어요',
  nameless: '이름 없음',
  chosen: (count: string) => `${count}명을 골랐어요.`,
  name: '제목',
  description: '하고 싶은 말',
  missing: '내기 전에 채워 주세요',
  steps: {
    name: (at: string, count: string) => `단계 ${count}개 중 ${at}번째`,
    back: '이전',
    next: '다음',
    incomplete: '빠진 것이 있어요.',
    done: '다 골랐어요',
    all: '한 화면에 모두 보기',
  },
} as const
