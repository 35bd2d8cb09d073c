import { expect, test } from 'vitest'
import { moveStoredText, openStoredText, slotsOf, withoutSent, writtenKey } from '../../src/application/storedText.ts'
import { memoryStore } from '../fakes/memoryStore.ts'

const key = writtenKey('blogComment', 7, '12')

test('a text belongs to one person and one place, a guest’s to nobody who signs in', () => {
  const store = memoryStore()
  openStoredText(store, key).write('안녕')
  expect(openStoredText(store, key).read()).toBe('안녕')
  for (const other of [writtenKey('blogComment', 8, '12'), writtenKey('blogComment', null, '12'), writtenKey('blogComment', 7, '13')])
    expect(openStoredText(store, other).read()).toBeNull()
})

test('a tab that only looks on removes nothing that another has kept', () => {
  const store = memoryStore()
  const [idle, writer] = [openStoredText(store, key), openStoredText(store, key)]
  writer.write('쓰고 있어요')
  idle.remove()
  expect(openStoredText(store, key).read()).toBe('쓰고 있어요')
  writer.remove()
  expect(openStoredText(store, key).read()).toBeNull()
})

test('two tabs that write at one place keep both, and each comes back', () => {
  const store = memoryStore()
  const [one, other] = [openStoredText(store, key), openStoredText(store, key)]
  one.write('첫째')
  other.write('둘째')
  one.write('첫째 글')
  expect(
    slotsOf(key)
      .map((slot) => store.get(slot))
      .filter((text) => text !== null),
  ).toEqual(['첫째 글', '둘째'])
  one.remove()
  expect(openStoredText(store, key).read()).toBe('둘째')
})

test('a text can be put before what is kept, which comes back after it', () => {
  const store = memoryStore()
  openStoredText(store, key).write('옛 글')
  const kept = openStoredText(store, key)
  kept.writeBefore('새 글')
  expect(openStoredText(store, key).read()).toBe('새 글')
  kept.write('새 글이에요')
  kept.remove()
  const former = openStoredText(store, key)
  expect(former.read()).toBe('옛 글')
  former.remove()
  openStoredText(store, key).writeBefore('혼자')
  expect(
    slotsOf(key)
      .map((slot) => store.get(slot))
      .filter((text) => text !== null),
  ).toEqual(['혼자'])
})

test('what another tab has sent meanwhile can be written on', () => {
  const store = memoryStore()
  const [one, other] = [openStoredText(store, key), openStoredText(store, key)]
  one.write('글')
  openStoredText(store, key).remove()
  one.write('글이에요')
  expect([one.read(), other.read()]).toEqual(['글이에요', null])
})

test('a text moves to another place, and nothing moves where nothing was written', () => {
  const store = memoryStore()
  const named = writtenKey('blogComment', 7, '99')
  moveStoredText(store, key, named)
  expect(openStoredText(store, named).read()).toBeNull()
  openStoredText(store, key).write('안녕')
  moveStoredText(store, key, named)
  expect([openStoredText(store, key).read(), openStoredText(store, named).read()]).toEqual([null, '안녕'])
})

test.each([
  ['all of it was sent', '안녕', '안녕', ''],
  ['more was typed at its end', '안녕 친구들', '안녕', '친구들'],
  ['it was rewritten', '잘 가', '안녕', '잘 가'],
])('what is left where %s', (_, text, sent, left) => {
  expect(withoutSent(text, sent)).toBe(left)
})

test('the id of a text is the same after a reload and in every tab that has read it, and another one for the next text', () => {
  const store = memoryStore()
  let count = 0
  const open = () => openStoredText(store, key, () => `id ${(count += 1)}`)
  const writer = open()
  writer.write('안')
  writer.write('안녕')
  const [reloaded, tab] = [open(), open()]
  expect([writer.press().key, reloaded.press().key, tab.press().key]).toEqual(['id 1', 'id 1', 'id 1'])
  writer.remove()
  expect(tab.press().key).toBe('id 1')
  expect(store.stored.size).toBe(0)
  tab.write('안녕하')
  expect(open().press().key).toBe('id 1')
  writer.write('다음 글')
  expect([writer.press().key, open().press().key]).toEqual(['id 2', 'id 1'])
  expect([openStoredText(store, 'nothing written', () => 'drawn').press().key, openStoredText(store, 'no id wanted').press().key]).toEqual([
    'drawn',
    '',
  ])
})

test('a text that is put before another one has an id of its own in a tab of its own', () => {
  const store = memoryStore()
  let count = 0
  const open = () => openStoredText(store, key, () => `id ${(count += 1)}`)
  const [one, other] = [open(), open()]
  one.write('첫째')
  other.write('둘째')
  expect([one.press().key, other.press().key]).toEqual(['id 1', 'id 2'])
})
