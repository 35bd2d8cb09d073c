import { ArrowLeft, ArrowRight, ChevronDown, IndentIncrease, Keyboard, Undo2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useApplication } from '../../../kit/application.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { problemWords } from '../problemWords.ts'
import type { RichEditor } from './richEditor.ts'
import styles from './CodeEditor.module.css'

const words = problemWords.editor.keyRow

const characters = [':', '(', ')', '[', ']', '"', '=', '_'] as const

interface CodeKeysProps {
  editor(): RichEditor | null
}

const hiddenKey = 'codeKeysHidden'

/** Shows keys that on-screen keyboards hide or lack; the style sheet hides them beside a real keyboard. The user can put them away. */
export const CodeKeys = ({ editor }: CodeKeysProps) => {
  const { store } = useApplication()
  const [isHidden, setHidden] = useState(() => store.get(hiddenKey) === 'true')
  const hide = (next: boolean) => {
    setHidden(next)
    store.set(hiddenKey, String(next))
  }
  return isHidden ? (
    <div className={styles['keysAway']}>
      <Key name={words.show} onPress={() => hide(false)}>
        <Icon icon={Keyboard} size={18} />
      </Key>
    </div>
  ) : (
    <KeyRow editor={editor} onHide={() => hide(true)} />
  )
}

const KeyRow = ({ editor, onHide }: CodeKeysProps & { onHide(): void }) => (
  <div role="group" aria-label={words.title} className={styles['keyRow']}>
    {characters.map((character) => (
      <Key key={character} name={words.characters[character]} onPress={() => editor()?.insert(character)}>
        {character}
      </Key>
    ))}
    <Key name={words.indent} onPress={() => editor()?.indent()}>
      <Icon icon={IndentIncrease} size={18} />
    </Key>
    <Key name={words.undo} onPress={() => editor()?.undo()}>
      <Icon icon={Undo2} size={18} />
    </Key>
    <Key name={words.left} onPress={() => editor()?.moveCaret(-1)}>
      <Icon icon={ArrowLeft} size={18} />
    </Key>
    <Key name={words.right} onPress={() => editor()?.moveCaret(1)}>
      <Icon icon={ArrowRight} size={18} />
    </Key>
    <Key name={words.hide} onPress={onHide}>
      <Icon icon={ChevronDown} size={18} />
    </Key>
  </div>
)

interface KeyProps {
  readonly name: string
  readonly children: ReactNode
  onPress(): void
}

const Key = ({ name, children, onPress }: KeyProps) => (
  // Keeps the focus in the editor, so that the on-screen keyboard stays open.
  <button type="button" aria-label={name} className={styles['key']} onPointerDown={(event) => event.preventDefault()} onClick={onPress}>
    {children}
  </button>
)
