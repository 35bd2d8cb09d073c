import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import css from 'highlight.js/lib/languages/css'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import lua from 'highlight.js/lib/languages/lua'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import xml from 'highlight.js/lib/languages/xml'
import { createLowlight } from 'lowlight'
import { memo } from 'react'
import styles from './ColouredCode.module.css'

/** A plain stretch of code, or a token with its style name. */
export type CodeNode = string | { readonly token: string | null; readonly children: readonly CodeNode[] }

const lowlight = createLowlight({ bash, c, cpp, css, java, javascript, lua, python, sql, xml })
lowlight.registerAlias({ bash: ['shell', 'sh'] })

/** The most characters to highlight: longer code would block the page. */
const maxLength = 20_000

/** Highlights keywords, strings and comments. Code in an unknown language stays plain. */
export function highlight(code: string, language: string): readonly CodeNode[] {
  const name = language.toLowerCase()
  if (code.length > maxLength || !lowlight.registered(name)) return [code]
  return nodesOf(lowlight.highlight(name, code).children)
}

type HastNodes = ReturnType<typeof lowlight.highlight>['children']

function nodesOf(children: HastNodes): readonly CodeNode[] {
  return children.flatMap((child): readonly CodeNode[] => {
    if (child.type === 'text') return [child.value]
    if (child.type !== 'element') return []
    const [name] = Array.isArray(child.properties['className']) ? child.properties['className'] : []
    return [{ token: typeof name === 'string' ? name.replace(/^hljs-/, '') : null, children: nodesOf(child.children) }]
  })
}

interface ColouredCodeProps {
  readonly code: string
  readonly language: string
}

/** Renders code with colours; each character keeps its place. */
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
