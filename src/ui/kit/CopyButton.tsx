import { useApplication } from './application.ts'
import { Button } from './Button.tsx'
import { lazyCopy } from '../lazyCopy.ts'

const words = lazyCopy.copyText

/** Returns a function that copies a text and notifies of it. It resolves to whether the browser allowed it. */
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
