import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CodeBlock } from '../../../../src/ui/kit/code/CodeBlock.tsx'
import { renderInApp } from '../../renderInApp.tsx'

test('a block of code is called by its title alone, which its button repeats', () => {
  renderInApp(<CodeBlock name="예제 1 입력" code="철썩" />)
  expect(screen.getByRole('figure')).toHaveAccessibleName('예제 1 입력')
  expect(screen.getByRole('button')).toHaveAccessibleName(/^예제 1 입력 ?복사$/)
})
