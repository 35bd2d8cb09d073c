import { useState } from 'react'
import type { Id } from '../../domain/id.ts'
import { chapterToOpen, type ChapterStanding, withStanding, type WorksheetChapter } from '../../domain/worksheet/worksheet.ts'
import { useUrlState } from '../kit/address.ts'
import { loadedValue } from '../kit/loaded.ts'
import { useWorksheetChapters, useWorksheetStandings } from './worksheetQueries.ts'

/** Reads the chapters of a worksheet with the viewer's standings, and opens the chapter of the address or else the next one. */
export const useOpenChapter = (worksheetId: Id) => {
  const chapters = useWorksheetChapters(worksheetId)
  const standings = useWorksheetStandings(worksheetId)
  const asked = useUrlState().parameters.get('chapter')
  const all = loadedValue(chapters) ?? noChapters
  // Without the standings the chapters can still be answered.
  const isReady = chapters.status === 'ready' && standings.status !== 'waiting'
  // Chapters marked on this page count, even if the other standings are unknown.
  const [markedHere, setMarkedHere] = useState<readonly ChapterStanding[]>([])
  const known = loadedValue(standings) ?? markedHere
  // The opened chapter is kept, so that marking it does not open the next one.
  const [opened, setOpened] = useState<string | null>(null)
  const current = isReady ? chapterToOpen(all, known, asked ?? opened) : null
  if (current && asked === null && opened === null) setOpened(String(current.chapterId))
  return {
    chapters,
    all,
    standings,
    known,
    current,
    isReady,
    wasAsked: asked !== null,
    addStanding: (standing: ChapterStanding) => setMarkedHere((before) => withStanding(before, standing)),
  }
}

const noChapters: readonly WorksheetChapter[] = []
