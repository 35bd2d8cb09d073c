export interface Card {
  readonly id: number
  readonly title: string
  readonly teacher: string
  readonly level: string
  readonly picture: string
  readonly likes: number
}

const topics = ['블록 코딩 첫걸음', '파이썬으로 만드는 게임', '인공지능과 그림', '센서로 배우는 바다', '알고리즘 탐험', '우리 동네 데이터']
const teachers = ['윤슬', '해든', '미르', '다온']
const levels = ['입문', '기초', '중급', '심화']

const nth = (list: readonly string[], index: number) => list[index % list.length] ?? ''

/** Makes as many cards as a learner's home page has, with the product's own pictures. */
export const makeCards = (pictures: readonly string[], count = 100): readonly Card[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    title: `${nth(topics, id)} ${id + 1}`,
    teacher: nth(teachers, id),
    level: nth(levels, id),
    picture: nth(pictures, id),
    likes: (id * 37) % 500,
  }))
