import { expect, test } from 'vitest'
import { difficultyWord } from '../../../src/domain/course/course.ts'
import { problemLevelOf } from '../../../src/domain/problems/problemQuery.ts'
import { catalogueWords } from '../../../src/ui/catalogue/catalogueWords.ts'

test('a filter finds the rows that bear its word', () => {
  for (let difficulty = 1; difficulty <= 20; difficulty += 1) {
    const level = problemLevelOf(difficulty)
    expect(level && catalogueWords.levels[level]).toBe(difficultyWord(difficulty))
  }
})
