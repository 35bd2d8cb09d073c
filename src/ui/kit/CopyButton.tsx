import { useApplication } from './application.ts'
import { Button } from './Button.tsx'
import { lazyCopy } from '../lazyCopy.ts'

const words = lazyCopy.copyText

/** Copies a text, and announces it as a notification. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const { notifications } = useApplication()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notifications.success(words.copied)
    } catch {
      notifications.warn(words.failed)
    }
  }
  return (
    <Button tone="soft" size="small" onClick={() => void copy()}>
      {words.button}
    </Button>
  )
}
