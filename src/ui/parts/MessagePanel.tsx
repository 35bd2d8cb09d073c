import type { ComponentProps } from 'react'
import { Message } from './Message.tsx'
import { Panel } from './Panel.tsx'

interface MessagePanelProps extends Omit<ComponentProps<typeof Message>, 'level'> {
  readonly level?: 2 | 3
}

/** On a panel of its own, in the stead of a list. */
export const MessagePanel = ({ level = 3, ...message }: MessagePanelProps) => (
  <Panel>
    <Message level={level} {...message} />
  </Panel>
)
