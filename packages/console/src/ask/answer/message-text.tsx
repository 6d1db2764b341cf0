import { useMemo } from 'react'
import type { Binding } from '@auger/contract'
import { Markdown } from '../../markdown/markdown.tsx'
import { parseMarkdown } from '../../markdown/parse-markdown.ts'
import { markBounds } from './bound-markdown.ts'
import { BoundNumber } from './bound-number.tsx'
import classes from './message-text.module.css'

interface MessageTextProps {
  readonly content: string
  readonly bindings: readonly Binding[]
}

const boundAddress = /^#bound-(\d+)$/
const webAddress = /^https?:\/\//i

/** Words of an answer, in which every bound number leads to where it comes from. */
export function MessageText({ content, bindings }: MessageTextProps) {
  const tree = useMemo(() => {
    const parsed = parseMarkdown(content)
    markBounds(content, bindings)(parsed)
    return parsed
  }, [content, bindings])
  return (
    <div className={classes.text} dir="auto">
      <Markdown
        tree={tree}
        link={(address, words) => {
          const index = boundAddress.exec(address)?.[1]
          const binding = index === undefined ? undefined : bindings[Number(index)]
          if (binding !== undefined) return <BoundNumber binding={binding}>{words}</BoundNumber>
          // Nothing but what a browser opens safely is a link.
          if (!webAddress.test(address)) return words
          return (
            <a href={address} target="_blank" rel="noopener noreferrer nofollow">
              {words}
            </a>
          )
        }}
      />
    </div>
  )
}
