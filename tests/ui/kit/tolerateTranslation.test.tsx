import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tolerateTranslation } from '../../../src/adapters/browser/tolerateTranslation.ts'

const { insertBefore, removeChild } = Node.prototype
beforeEach(() => tolerateTranslation(Node.prototype))
afterEach(() => void Object.assign(Node.prototype, { insertBefore, removeChild }))

/** Translates a page like a browser: wraps each text, or replaces it. */
const translate = (root: Node, keepsText: boolean) => {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(keepsText ? text : 'translated')
  }
}

const Filter = ({ count }: { readonly count: number }) => (
  <label>
    {count > 0 && <b>{count}</b>}
    강의
    {count > 1 && '들'}
  </label>
)

test.each([true, false])('a page that was translated goes on working when it changes (the text is kept: %s)', (keepsText) => {
  const { container, rerender, unmount } = render(<Filter count={0} />)
  translate(container, keepsText)
  rerender(<Filter count={2} />)
  translate(container, keepsText)
  rerender(<Filter count={0} />)
  expect(container.querySelector('b')).toBeNull()
  unmount()
  expect(container).toBeEmptyDOMElement()
})

test('what is inserted before a wrapped text stands before it', () => {
  const { container, rerender } = render(<Filter count={0} />)
  translate(container, true)
  rerender(<Filter count={1} />)
  expect(container).toHaveTextContent('1강의')
})

test('nodes that nobody has moved are inserted and removed as ever', () => {
  const parent = document.createElement('p')
  const [first, second] = [document.createTextNode('1'), document.createTextNode('2')]
  parent.insertBefore(second, null)
  parent.insertBefore(first, second)
  expect(parent.textContent).toBe('12')
  expect(parent.removeChild(first)).toBe(first)
  expect(parent.textContent).toBe('2')
})
