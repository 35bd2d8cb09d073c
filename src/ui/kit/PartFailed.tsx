import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import { SectionMessage } from './Message.tsx'
import { Panel } from './Panel.tsx'

/** Replaces a part of a page that failed to load (F-113). Browsers cache the failure, so only a reload helps. */
export const PartFailed = () => (
  <SectionMessage isAlert text={copy.pageFailed.text}>
    <Button tone="soft" onClick={() => location.reload()}>
      {copy.home.retry}
    </Button>
  </SectionMessage>
)

/** Does the same as `PartFailed`, for a part that is a panel. */
export const PanelFailed = () => (
  <Panel>
    <PartFailed />
  </Panel>
)
