import { useComputedColorScheme } from '@mantine/core'
import { Fragment, useEffect, useState } from 'react'
import type { HighlighterCore, ThemedToken } from 'shiki/core'

let loaded: Promise<HighlighterCore> | undefined

/** One language and two themes; the expressions are JavaScript's own, as WebAssembly is not allowed to run here. */
const highlighter = (): Promise<HighlighterCore> =>
  (loaded ??= (async () => {
    const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
    ])
    return createHighlighterCore({
      langs: [import('@shikijs/langs/sql')],
      themes: [import('@shikijs/themes/github-light'), import('@shikijs/themes/github-dark')],
      engine: createJavaScriptRegexEngine(),
    })
  })())

interface HighlightedCodeProps {
  readonly code: string
  readonly language: string
}

/** Elements and no HTML: a program is text of whoever asked. */
export function HighlightedCode({ code, language }: HighlightedCodeProps) {
  const scheme = useComputedColorScheme('light')
  const [lines, setLines] = useState<readonly (readonly ThemedToken[])[]>()
  useEffect(() => {
    let wanted = true
    if (language !== 'sql') return setLines(undefined)
    highlighter().then(
      (found) => {
        const theme = scheme === 'dark' ? 'github-dark' : 'github-light'
        if (wanted) setLines(found.codeToTokensBase(code, { lang: 'sql', theme }))
      },
      () => setLines(undefined),
    )
    return () => {
      wanted = false
    }
  }, [code, language, scheme])
  if (lines === undefined) return <code>{code}</code>
  return (
    <code>
      {lines.map((tokens, index) => (
        <Fragment key={index}>
          {index > 0 && '\n'}
          {tokens.map(({ content, color, offset }) => (
            <span key={offset} style={{ color }}>
              {content}
            </span>
          ))}
        </Fragment>
      ))}
    </code>
  )
}
