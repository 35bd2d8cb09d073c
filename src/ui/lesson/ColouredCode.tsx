import { memo } from 'react'
import styles from './ColouredCode.module.css'
import { type CodeNode, highlight } from './highlight.ts'

interface ColouredCodeProps {
  readonly code: string
  readonly language: string
}

/** The same characters on the same places as without colours. */
export const ColouredCode = memo(({ code, language }: ColouredCodeProps) => <Nodes nodes={highlight(code, language)} />)

const Nodes = ({ nodes }: { readonly nodes: readonly CodeNode[] }) =>
  nodes.map((node, at) =>
    typeof node === 'string' ? (
      node
    ) : (
      <span key={at} className={styles['token']} data-token={node.token}>
        <Nodes nodes={node.children} />
      </span>
    ),
  )
