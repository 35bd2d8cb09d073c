import { course } from '../CourseFacts.ts'
import { free, points, won } from '../Price.ts'

/** Things that move, sound and shine. */
export const makerCourses = [
  course('board', 'ELEMENTARY', points(700), '마이크로비트 교실 온도계', '창가와 복도의 온도를 재고 LED로 알려 주는 기기를 만들어요.'),
  course(
    'board',
    'INTERMEDIATE',
    won(79_000),
    '아두이노로 만드는 물 주는 화분',
    '흙이 마르면 스스로 물을 주는 화분, 부품 상자가 함께 가요.',
  ),
  course(
    'robot',
    'ELEMENTARY',
    points(1_100),
    '로봇 청소기는 어떻게 길을 찾을까',
    '벽을 만나면 도는 규칙 세 가지로 방 안을 빠짐없이 쓸어요.',
  ),
  course('robot', 'INTERMEDIATE', won(84_000), '라인트레이서 경주 로봇', '검은 선을 따라 누가 더 빨리 달릴까요? 센서값을 손봐요.'),
  course('art', 'BEGINNER', free, '코드로 그리는 그림 교실', '마우스를 따라 번지는 물감, 새로 고칠 때마다 다른 무늬를 그려요.'),
  course(
    'music',
    'ELEMENTARY',
    points(900),
    '코드로 만드는 음악, 소닉파이',
    '반복문은 비트가 되고 변수는 빠르기가 돼요. 한 곡을 완성해요.',
  ),
] as const
