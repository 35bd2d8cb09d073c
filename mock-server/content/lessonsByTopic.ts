import { blockLessons } from './blockLessons.ts'
import { languageLessons } from './languageLessons.ts'
import { note, paper, points, say, section, steps, type TopicLessons } from './lessonParts.ts'
import { makerLessons } from './makerLessons.ts'
import { thinkingLessons } from './thinkingLessons.ts'
import type { Topic } from './topics.ts'
import { webLessons } from './webLessons.ts'

/** The first and the last lesson of every course. */
export const sharedPapers = [
  paper(
    '이 강의를 듣는 법',
    section(
      '천천히, 끝까지',
      steps('읽거나 보고 나서 바로 따라 해요.', '한 군데를 바꿔 다시 해 봐요.', '다 했으면 맨 아래에서 다 했다고 표시해요.'),
      say('순서를 건너뛰어도 괜찮아요. 멈춘 곳은 우리가 기억해 둘게요.'),
    ),
    section(
      '막혔을 때',
      points('오류 메시지를 소리 내어 읽어요.', '마지막으로 잘되던 때로 돌아가요.', '힌트를 열어 봐요.', '10분이 지나면 물어봐요.'),
      note('답을 베끼는 것보다 틀린 까닭을 찾는 것이 더 오래 남아요.'),
    ),
  ),
  paper(
    '배운 것 돌아보기',
    section(
      '말로 설명하기',
      say('배운 것을 동생에게 설명한다고 생각하고 세 문장으로 적어 보세요.'),
      steps('무엇을 배웠나요?', '어디에 쓸 수 있나요?', '아직 궁금한 것은 무엇인가요?'),
    ),
    section(
      '다음 걸음',
      points(
        '처음에 푼 문제를 다시 풀어 봐요. 얼마나 빨라졌나요?',
        '만든 것을 친구에게 보여 줘요.',
        '후기를 남기면 다른 친구에게 도움이 돼요.',
      ),
    ),
  ),
] as const

export const lessonsByTopic: Readonly<Record<Topic, TopicLessons>> = {
  ...languageLessons,
  ...blockLessons,
  ...thinkingLessons,
  ...webLessons,
  ...makerLessons,
}
