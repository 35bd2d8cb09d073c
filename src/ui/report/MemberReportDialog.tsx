import type { Id } from '../../domain/id.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { ReportLinks } from './ReportLinks.tsx'
import { reportWords } from './reportWords.ts'

interface MemberReportDialogProps {
  readonly courseClassId: Id
  readonly userId: Id
  readonly name: string
  onClose(): void
}

/** Renders a dialog for the teacher of a class: links to a member's report. */
export const MemberReportDialog = ({ courseClassId, userId, name, onClose }: MemberReportDialogProps) => (
  <Dialog title={reportWords.member.title(name)} onClose={onClose}>
    <ReportLinks owner={{ kind: 'member', courseClassId, userId }} level={3} />
  </Dialog>
)
