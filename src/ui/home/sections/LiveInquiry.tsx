import { MessageCircleMore } from 'lucide-react'
import { copy } from '../../copy.ts'
import { Button } from '../../parts/Button.tsx'

interface LiveInquiryProps {
  onOpen(): void
}

export const LiveInquiry = ({ onOpen }: LiveInquiryProps) => (
  <div data-section="live-inquiry">
    <Button tone="soft" wide onClick={onOpen}>
      <MessageCircleMore size={20} aria-hidden="true" />
      {copy.inquiry.open}
    </Button>
  </div>
)
