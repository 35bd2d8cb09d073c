import { expect, it } from 'vitest'
import { questDialogActions } from '../../../src/domain/quest/questDialogActions.ts'
import { mainQuest, subQuest, welcome } from './aQuest.ts'

const others = [subQuest(), subQuest()]

it.each([true, false])('the welcome quest can only be claimed (cleared: %s) [S-176 S-177 A-42]', (clear) => {
  const quest = welcome({ clear })
  expect(questDialogActions(quest, [quest, ...others])).toEqual(['claim'])
})

it('a cleared quest can be claimed or closed [S-178 S-179]', () => {
  const quest = mainQuest({ clear: true })
  expect(questDialogActions(quest, [quest, ...others])).toEqual(['claim', 'close'])
})

it('a cleared sub quest among others also offers to claim all [S-180]', () => {
  const quest = subQuest({ clear: true })
  expect(questDialogActions(quest, [quest])).toEqual(['claim', 'close'])
  expect(questDialogActions(quest, [quest, ...others])).toEqual(['claim', 'claim-all', 'close'])
})

it('a quest that is not cleared offers to go instead of to claim [S-181]', () => {
  const quest = mainQuest()
  expect(questDialogActions(quest, [quest])).toEqual(['go', 'close'])
  expect(questDialogActions(subQuest(), others)).toEqual(['go', 'claim-all', 'close'])
})
