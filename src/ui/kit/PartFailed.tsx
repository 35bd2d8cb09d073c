import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import { SectionMessage } from './Message.tsx'
import { Panel } from './Panel.tsx'

/** In the place of a part of a page that could not be loaded (F-113). Browsers keep the failure, so only a reload helps. */
export const PartFailed = () => (
  <SectionMessage isAlert text={copy.pageFailed.text}>
    <Button tone="soft" onClick={() => location.reload()}>
      {copy.home.retry}
    </Button>
  </SectionMessage>
)

/** The same, where the part is a panel. */
export const PanelFailed = () => (
  <Panel>
    <PartFailed />
  </Panel>
)
