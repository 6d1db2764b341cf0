import { ActionIcon, CopyButton, Tooltip } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { CheckIcon, ChevronIcon, CopyIcon } from '../../application/icons.tsx'
import { useWords } from '../../words/words-provider.tsx'
import { unfenced } from './unfenced.ts'
import classes from './code-view.module.css'

const HighlightedCode = lazy(() =>
  import('./highlighted-code.tsx').then(({ HighlightedCode: component }) => ({ default: component })),
)

/** The program of a step, folded until somebody wants to read it. */
export function CodeView({ fenced }: { readonly fenced: string }) {
  const words = useWords()
  const { answer } = words.ask
  const [opened, setOpened] = useState(false)
  const { code, language } = unfenced(fenced)
  return (
    <details className={classes.fold} onToggle={({ currentTarget: { open } }) => setOpened(open)}>
      <summary className={classes.summary}>
        <ChevronIcon size={14} />
        {opened ? answer.hideCode : answer.showCode}
      </summary>
      {opened && (
        <div className={classes.frame} dir="ltr">
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <Tooltip label={copied ? words.application.state.copied : answer.copyCode}>
                <ActionIcon
                  className={classes.copy}
                  variant="subtle"
                  color="gray"
                  aria-label={answer.copyCode}
                  onClick={copy}
                >
                  {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
                </ActionIcon>
              </Tooltip>
            )}
          </CopyButton>
          <pre className={classes.code} tabIndex={0} aria-label={answer.code}>
            <Suspense fallback={code}>
              <HighlightedCode code={code} language={language} />
            </Suspense>
          </pre>
        </div>
      )}
    </details>
  )
}
