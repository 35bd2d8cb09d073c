import type { PopupNotice } from '../../domain/notice.ts'
import { safeUrl } from '../../domain/site/safeUrl.ts'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ContentLink } from '../kit/ExternalLink.tsx'
import { TextButton } from '../kit/TextButton.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './PopupNoticeDialog.module.css'

interface PopupNoticeDialogProps {
  readonly notice: PopupNotice
  onClose(): void
  onDismissForever(): void
}

/** Closing it lasts for this session; only the other button dismisses it for good. */
export const PopupNoticeDialog = ({ notice, onClose, onDismissForever }: PopupNoticeDialogProps) => {
  const { settings } = useApplication()
  const link = safeUrl(notice.link)
  return (
    <Dialog
      title={notice.title.trim() || lazyCopy.notice.untitled}
      onClose={onClose}
      hasCloseButton={false}
      size="small"
      footer={
        <div className={styles['actions']}>
          <TextButton onClick={onDismissForever}>{lazyCopy.notice.notAgain}</TextButton>
          <Button onClick={onClose}>{lazyCopy.notice.close}</Button>
        </div>
      }
    >
      {notice.content && <p className={styles['content']}>{notice.content}</p>}
      {link && (
        <ContentLink href={link} links={settings.links} className={styles['more']} onClick={onClose}>
          {lazyCopy.notice.more}
        </ContentLink>
      )}
    </Dialog>
  )
}
