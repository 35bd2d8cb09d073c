import { Button } from '../../kit/Button.tsx'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import { problemWords } from './problemWords.ts'
import type { useDraft } from './useDraft.ts'
import styles from './OtherDraft.module.css'

const words = problemWords.other

interface OtherDraftProps {
  readonly code: string
  readonly draft: Pick<ReturnType<typeof useDraft>, 'code' | 'settle'>
}

/** Something was written in another tab or on another device: both are kept until the learner has chosen. */
export const OtherDraft = ({ code, draft }: OtherDraftProps) => (
  <div role="group" aria-label={words.title} className={styles['other']}>
    <p className={styles['title']}>{words.title}</p>
    <details>
      <summary className={styles['summary']}>{words.show}</summary>
      <CodeBlock name={words.name} code={code} language="python" />
    </details>
    <div className={styles['actions']}>
      <Button tone="soft" size="small" onClick={() => void draft.settle(code)}>
        {words.take}
      </Button>
      <Button tone="quiet" size="small" onClick={() => void draft.settle(draft.code())}>
        {words.keep}
      </Button>
    </div>
  </div>
)
