import { ArrowLeft, ArrowRight, IndentIncrease, Undo2 } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../kit/Icon.tsx'
import { problemWords } from '../problemWords.ts'
import type { RichEditor } from './richEditor.ts'
import styles from './CodeEditor.module.css'

const words = problemWords.editor.keyRow

const characters = [':', '(', ')', '[', ']', '"', '=', '_'] as const

interface CodeKeysProps {
  editor(): RichEditor | null
}

/** What keyboards on a screen hide or lack; the style sheet shows it where there is no other one. */
export const CodeKeys = ({ editor }: CodeKeysProps) => (
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
  </div>
)

interface KeyProps {
  readonly name: string
  readonly children: ReactNode
  onPress(): void
}

const Key = ({ name, children, onPress }: KeyProps) => (
  // The focus stays in the editor, and the keyboard on the screen.
  <button type="button" aria-label={name} className={styles['key']} onPointerDown={(event) => event.preventDefault()} onClick={onPress}>
    {children}
  </button>
)
