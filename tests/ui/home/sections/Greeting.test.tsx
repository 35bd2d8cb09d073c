import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Greeting } from '../../../../src/ui/home/sections/Greeting.tsx'

const channel = { name: '해온코딩학원', logoUrl: '/logo.png' }

test('a guest is greeted without a name [A-15]', () => {
  render(<Greeting viewer="guest" channel={null} enrolledCount={null} />)
  expect(screen.getByRole('heading', { level: 1, name: '코딩바다에 오신 걸 환영해요!' })).toBeVisible()
})

test('a signed-in viewer is greeted by nickname and reminded of the courses being taken [A-15]', () => {
  render(<Greeting viewer={{ nickname: '하늘' }} channel={null} enrolledCount={2} />)
  expect(screen.getByRole('heading', { level: 1, name: '하늘님, 안녕하세요!' })).toBeVisible()
  expect(screen.getByText('이어서 배울 강의가 2개 있어요')).toBeVisible()
})

test('a signed-in viewer without a nickname is greeted all the same [A-15]', () => {
  render(<Greeting viewer={{ nickname: null }} channel={null} enrolledCount={0} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('다시 만나서 반가워요!')
})

test('while the courses are on their way their line is reserved; without them it is a line all the same [A-15] [S-290]', () => {
  const line = (enrolledCount: 'waiting' | null) => {
    const { container } = render(<Greeting viewer={{ nickname: '하늘' }} channel={null} enrolledCount={enrolledCount} />)
    return container.querySelector('p')
  }
  expect(line('waiting')).toHaveTextContent(/^$/)
  expect(line(null)).toHaveTextContent('새로운 강의를 둘러볼까요?')
})

test('a channel greets with its logo and name [A-15]', () => {
  const { container } = render(<Greeting viewer="guest" channel={channel} enrolledCount={null} />)
  expect(screen.getByRole('heading', { level: 1, name: '해온코딩학원' })).toBeVisible()
  expect(container.querySelector('img')).toHaveAttribute('src', '/logo.png')
})

test('on a channel the signed-in viewer is greeted below the name of the channel [A-15]', () => {
  render(<Greeting viewer={{ nickname: '하늘' }} channel={channel} enrolledCount={2} />)
  expect(screen.getByRole('heading', { level: 1, name: '해온코딩학원' })).toBeVisible()
  expect(screen.getByText('하늘님, 안녕하세요!')).toBeVisible()
})

test('as long as nobody knows who it is, nobody is greeted wrongly', () => {
  render(<Greeting viewer="waiting" channel={null} enrolledCount={null} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^$/)
})

test('the greeting is no live region [A-15]', () => {
  const { container } = render(<Greeting viewer="guest" channel={null} enrolledCount={null} />)
  expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
})
