import type { ChatWidget } from './ChatWidget.ts'

/** A widget that is itself fetched when it is first asked for, and again if that failed. */
export function chatOnDemand(fetchWidget: () => Promise<ChatWidget>): ChatWidget {
  let widget: Promise<ChatWidget> | null = null
  return {
    async open(pluginKey) {
      widget ??= fetchWidget()
      try {
        return await (await widget).open(pluginKey)
      } catch {
        widget = null
        return 'failed'
      }
    },
  }
}
