import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PopupNotice } from '../../domain/notice.ts'
import { useApplication } from '../kit/application.ts'
import { keyForAll } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly notices: true
  }
}

interface NoticePromptState {
  readonly notice: PopupNotice | null
  dismiss(): void
  dismissForever(): void
}

const noNotices: readonly PopupNotice[] = []

/** Returns the notice that opens by itself. A list that failed to load counts as empty (S-290). */
export const useNoticePrompt = (): NoticePromptState => {
  const { notices, noticePrompt } = useApplication()
  const [isOver, setOver] = useState(false)
  const { data = noNotices } = useQuery({ queryKey: keyForAll('notices'), queryFn: ({ signal }) => notices.list(signal), enabled: !isOver })
  return {
    notice: isOver ? null : noticePrompt.noticeFor(data),
    dismiss() {
      noticePrompt.dismiss()
      setOver(true)
    },
    dismissForever() {
      noticePrompt.dismissForever()
      setOver(true)
    },
  }
}
