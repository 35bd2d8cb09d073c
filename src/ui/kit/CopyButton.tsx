import { useApplication } from './application.ts'
import { Button } from './Button.tsx'
import { lazyCopy } from '../lazyCopy.ts'

const words = lazyCopy.copyText

/** Copies a text, and announces it as a notification. Resolves to whether the browser let it. */
export const useCopyText = () => {
  const { notifications } = useApplication()
  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      notifications.success(words.copied)
      return true
    } catch {
      notifications.warn(words.failed)
      return false
    }
  }
}

export const CopyButton = ({ text }: { readonly text: string }) => {
  const copy = useCopyText()
  return (
    <Button tone="soft" size="small" onClick={() => void copy(text)}>
      {words.button}
    </Button>
  )
}
