import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { MaterialQuery } from '../../../src/domain/material/materialQuery.ts'
import { guest } from '../../../src/domain/viewer.ts'
import type { ReviewItem } from '../../../src/domain/worksheet/worksheet.ts'
import { aQuestion, aWorksheet } from '../../domain/worksheet/aWorksheet.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openWorksheets } from './openWorksheets.tsx'

const items = [
  aWorksheet({ doneCount: 1 }),
  aWorksheet({ worksheetId: 602, title: '반복문 눈으로 따라가기', doneCount: 2 }),
  aWorksheet({ worksheetId: 603, title: '문자열 자르기 연습', thumbnail: null, summary: null }),
]
const find = async () => ({ items, totalCount: 3, pageSize: 12 })
const review = (reviewDate: string): ReviewItem => ({
  worksheetId: 601,
  worksheetTitle: '조건문 마무리 학습지',
  chapterId: 6011,
  question: aQuestion('CHOICE'),
  reviewDate,
})
const reviewsOn = (date: string) => async () => ({ items: [review(date)], totalCount: 1, pageSize: 50 })

describe('the list of worksheets', () => {
  it('says of each what it holds and how far the viewer is', async () => {
    await openWorksheets('/worksheet?page=1&order=DESC', { find })
    expect(await screen.findByRole('link', { name: '조건문 마무리 학습지' })).toHaveAttribute('href', '/worksheet/601/chapter')
    expect(screen.getByText('학습지 3개')).toBeVisible()
    expect(screen.getByText('2장 중 1장')).toBeVisible()
    expect(screen.getByText('다 풀었어요')).toBeVisible()
    expect(screen.getAllByText('2장 · 8문항')).toHaveLength(3)
  })

  it('is filtered by difficulty and category', async () => {
    const asked = vi.fn(async (_: MaterialQuery) => find())
    const { browser } = await openWorksheets('/worksheet?page=1&order=DESC', {
      find: asked,
      categories: async () => [{ categoryGroupName: '주제', name: '파이썬' }],
      categoryGroups: async () => [{ name: '주제', required: false, mode: 'CHECKBOX', position: 1 }],
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: '파이썬' }))
    expect(browser.address()).toBe('/worksheet?page=1&order=DESC&category=파이썬')
    expect(asked.mock.calls.at(-1)?.[0]).toMatchObject({ categories: ['파이썬'] })
  })

  it.each([
    ['2026-11-19', '오늘 다시 풀 문항이 1개 있어요', '다시 풀기'],
    ['2026-11-21', '틀린 문항 1개가 내일부터 다시 나와요', '모아 보기'],
  ])('leads to what comes again: on %s', async (date, text, way) => {
    await openWorksheets('/worksheet?page=1&order=DESC', { find, reviews: reviewsOn(date) })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/worksheet/review')
  })

  it('says what wrong answers are collected for', async () => {
    await openWorksheets('/worksheet?page=1&order=DESC', { find })
    expect(await screen.findByText('틀린 문항은 여기에 모여요')).toBeVisible()
  })

  it('works without what comes again', async () => {
    await openWorksheets('/worksheet?page=1&order=DESC', { find, reviews: async () => Promise.reject(refusal(500)) })
    expect(await screen.findByText('다시 풀 문항을 불러오지 못했어요')).toBeVisible()
    expect(await screen.findByRole('link', { name: '조건문 마무리 학습지' })).toBeVisible()
  })

  it('tells a guest what signing in brings', async () => {
    await openWorksheets('/worksheet?page=1&order=DESC', { find }, { viewer: guest })
    expect(await screen.findByText('로그인하면 틀린 문항을 며칠 뒤에 다시 풀 수 있어요')).toBeVisible()
    expect(screen.queryByRole('link', { name: '모아 보기' })).not.toBeInTheDocument()
  })
})
