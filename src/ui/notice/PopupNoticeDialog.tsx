import type { PopupNotice } from '../../domain/notice/PopupNotice.ts'
import { safeUrl } from '../../domain/site/safeUrl.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { GivenLink } from '../app/GivenLink.tsx'
import { laterCopy } from '../laterCopy.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextButton } from '../parts/TextButton.tsx'
import styles from './PopupNoticeDialog.module.css'

interface PopupNoticeDialogProps {
  readonly notice: PopupNotice
  onClose(): void
  onNotAgain(): void
}

/** Closed it stays away for this session; only the other button keeps it away for good. */
export const PopupNoticeDialog = ({ notice, onClose, onNotAgain }: PopupNoticeDialogProps) => {
  const { settings } = useApplication()
  const link = safeUrl(notice.link)
  return (
    <Dialog
      title={notice.title.trim() || laterCopy.notice.untitled}
      onClose={onClose}
      hasCloseButton={false}
      size="small"
      footer={
        <div className={styles['actions']}>
          <TextButton onClick={onNotAgain}>{laterCopy.notice.notAgain}</TextButton>
          <Button onClick={onClose}>{laterCopy.notice.close}</Button>
        </div>
      }
    >
      {notice.content && <p className={styles['content']}>{notice.content}</p>}
      {link && (
        <GivenLink href={link} links={settings.links} className={styles['more']} onClick={onClose}>
          {laterCopy.notice.more}
        </GivenLink>
      )}
    </Dialog>
  )
}
