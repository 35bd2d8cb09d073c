import { entryOf, titleOfTerm } from './pick.ts'
import type { Course } from '../../src/domain/course/course.ts'

type Card = Pick<Course, 'title' | 'comment' | 'teacher' | 'channelProfile'>

/** Which numbers of a catalogue a keyword finds, given the cards of the first terms; a later term is found by its own title too. */
export function byKeyword(cards: readonly Card[], keyword: string): (number: number) => boolean {
  const wanted = keyword.trim().normalize('NFC').toLowerCase()
  const texts = cards.map((card) => textOf(card))
  const finds = texts.map((text) => text.includes(wanted))
  const titles = cards.map(({ title }) => title.toLowerCase())
  return (number) => {
    const { facts: title, term, entry } = entryOf(titles, number)
    return finds[entry] === true || titleOfTerm(title, term, '기').includes(wanted)
  }
}

function textOf({ title, comment, teacher, channelProfile }: Card): string {
  return [title, comment, teacher?.nickname, channelProfile?.channelName].join(' ').toLowerCase()
}
