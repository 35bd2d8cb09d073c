import type { ProblemCategory, ProblemCategoryGroup } from '../../../src/domain/problems/problemTypes.ts'

export function aCategory(wishes: Partial<ProblemCategory> = {}): ProblemCategory {
  return {
    categoryId: 801,
    categoryGroupName: '얕은 바다',
    name: '출력하기',
    character: 'NEMO',
    problemCount: 2,
    solvedCount: 0,
    ...wishes,
  }
}

export function aGroup(wishes: Partial<ProblemCategoryGroup> = {}): ProblemCategoryGroup {
  return {
    name: '얕은 바다',
    required: false,
    mode: 'CHECKBOX',
    position: 1,
    theme: 'SHALLOWS',
    description: '첫걸음이에요.',
    problemCount: null,
    solvedCount: null,
    ...wishes,
  }
}
