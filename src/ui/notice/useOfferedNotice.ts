import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PopupNotice } from '../../domain/notice.ts'
import { useApplication } from '../kit/application.ts'

interface OfferedNotice {
  readonly offered: PopupNotice | null
  end(): void
  notAgain(): void
}

const none: readonly PopupNotice[] = []

/** The notice that opens by itself. A list that fails counts as empty (S-290). */
export const useOfferedNotice = (): OfferedNotice => {
  const { notices, noticeOffer } = useApplication()
  const [isOver, setOver] = useState(false)
  const { data = none } = useQuery({ queryKey: ['notices'], queryFn: ({ signal }) => notices.list(signal), enabled: !isOver })
  return {
    offered: isOver ? null : noticeOffer.of(data),
    end() {
      noticeOffer.end()
      setOver(true)
    },
    notAgain() {
      noticeOffer.notAgain()
      setOver(true)
    },
  }
}
