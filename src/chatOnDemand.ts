import type { ChatWidget } from './application/chat/ChatWidget.ts'
import { loadedOnce } from './loadedOnce.ts'

/** A widget that is itself fetched when it is first asked for, and again if that failed. */
export function chatOnDemand(fetchWidget: () => Promise<ChatWidget>): ChatWidget {
  const widget = loadedOnce(fetchWidget)
  return {
    async open(pluginKey) {
      try {
        return await (await widget()).open(pluginKey)
      } catch {
        return 'failed'
      }
    },
  }
}
