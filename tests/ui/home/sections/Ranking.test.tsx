import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rankingRow } from '../../../../src/application/cards.ts'
import type { RankingEntry } from '../../../../src/domain/ranking.ts'
import type { Site } from '../../../../src/domain/site/site.ts'
import { Ranking } from '../../../../src/ui/home/sections/Ranking.tsx'
import { aRankingEntry } from '../../../fakes/aRankingEntry.ts'
import { many, section } from './section.ts'

const mainSite: Site = { channelDomain: null, isDesktop: true }
const channel: Site = { channelDomain: 'haeon', isDesktop: true }

const anEntry = (rank: number, at = rank): RankingEntry =>
  aRankingEntry(rank, { userId: at, nickname: `회원 ${at}`, channelNickname: `학생 ${at}`, level: 12, tier: '바다거북', tierLevel: 3 })

const show = (entries: readonly RankingEntry[], site = mainSite) => {
  render(<Ranking id="main-ranking" title="랭킹" rows={entries.map((entry) => rankingRow(entry, site))} own={null} seeAllHref="/ranking" />)
  return screen.getAllByRole('listitem')
}

test('the ranking shows those who lead it with tier and level [S-081]', () => {
  const rows = show(many(5, (at) => anEntry(at + 1)))
  expect(rows).toHaveLength(5)
  expect(rows[0]).toHaveTextContent('회원 1')
  expect(rows[0]).toHaveTextContent('바다거북 3')
  expect(rows[0]).toHaveTextContent('Lv.12')
})

test('the places 1 to 3 get gold, silver and bronze, the others nothing [S-323]', () => {
  const rows = show(many(5, (at) => anEntry(at + 1)))
  for (const [at, medal] of ['금메달', '은메달', '동메달'].entries()) {
    expect(within(rows[at] as HTMLElement).getByRole('img', { name: medal })).toBeVisible()
  }
  expect(within(rows[3] as HTMLElement).queryByRole('img')).not.toBeInTheDocument()
})

test('the numbers of the first three are marked to be red and stay beside the medal [S-324, A-77]', () => {
  const rows = show(many(5, (at) => anEntry(at + 1)))
  const marked = rows.map((row, at) =>
    within(row)
      .getByText(`${at + 1}`)
      .hasAttribute('data-medal'),
  )
  expect(marked).toEqual([true, true, true, false, false])
})

test('two who share rank 1 both get gold [A-77]', () => {
  show([anEntry(1, 1), anEntry(1, 2), anEntry(3, 3)])
  expect(screen.getAllByRole('img', { name: '금메달' })).toHaveLength(2)
  expect(screen.queryByRole('img', { name: '은메달' })).not.toBeInTheDocument()
})

test('on a channel people go by the name they have there [A-76]', () => {
  const [row] = show([anEntry(1)], channel)
  expect(row).toHaveTextContent('학생 1')
})

test('the same card is the ranking of the side column and of a channel [S-080, A-12]', () => {
  render(<Ranking id="ranking" title="랭킹" rows={[rankingRow(anEntry(1), channel)]} own={null} seeAllHref="/ranking" />)
  expect(section('ranking')).toBeVisible()
})

test('it leads to the whole ranking, and says where the viewer stands below the first five', () => {
  const [rows, own] = [many(5, (at) => rankingRow(anEntry(at + 1), mainSite)), rankingRow(anEntry(37), mainSite)]
  render(<Ranking id="main-ranking" title="랭킹" rows={rows} own={own} seeAllHref="/ranking" />)
  expect(screen.getByRole('link', { name: /^랭킹\s*전체보기$/ })).toHaveAttribute('href', '/ranking')
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(section('main-ranking')).toHaveTextContent(/37회원 37 나/)
})
