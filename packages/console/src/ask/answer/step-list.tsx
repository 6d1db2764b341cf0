import { Loader } from '@mantine/core'
import { AlertIcon, CheckIcon, ChevronIcon } from '../../application/icons.tsx'
import { useWords } from '../../words/words-provider.tsx'
import { CodeView } from '../code/code-view.tsx'
import { AnswerTable } from './answer-table.tsx'
import type { StepView } from './answer-view.ts'
import { ConclusionBlock } from './conclusion-block.tsx'
import classes from './step-list.module.css'

interface StepListProps {
  readonly steps: readonly StepView[]
  readonly isUnderWay: boolean
}

/** How the answer was worked out: one line a step, its code and table behind it. */
export function StepList({ steps, isUnderWay }: StepListProps) {
  const words = useWords().ask.answer
  if (steps.length === 0) return null
  const count = { count: steps.length }
  return (
    <details className={classes.steps} open={isUnderWay || undefined}>
      <summary className={classes.summary}>
        <ChevronIcon size={16} />
        {isUnderWay ? words.stepsRunning(count) : words.steps(count)}
      </summary>
      <ol className={classes.list}>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </details>
  )
}

function Step({ step: { title, status, files, blocks } }: { readonly step: StepView }) {
  const words = useWords().ask.answer
  const said = { running: words.stepRunning, done: words.stepDone, error: words.stepError }[status]
  return (
    <li className={classes.step} data-status={status}>
      <span className={classes.state} title={said}>
        {status === 'running' && <Loader size={14} />}
        {status === 'done' && <CheckIcon size={14} />}
        {status === 'error' && <AlertIcon size={14} />}
        <span className="unseen">{said}</span>
      </span>
      <div className={classes.body}>
        <h3 className={classes.title} dir="auto">
          {title}
        </h3>
        {files !== '' && <p className={classes.files}>{words.reads({ files })}</p>}
        {blocks.map((block, index) => {
          if (block.type === 'CODE') return <CodeView key={index} fenced={block.content} />
          if (block.type === 'TABLE')
            return (
              <details key={index} className={classes.fold}>
                <summary className={classes.summary}>
                  <ChevronIcon size={14} />
                  {words.tableOf({ name: block.content.name })}
                </summary>
                <AnswerTable link={block.content} results={[]} />
              </details>
            )
          // A chart of a step stands again in the conclusion.
          if (block.type === 'MESSAGE') return <ConclusionBlock key={index} block={block} results={[]} />
          return null
        })}
      </div>
    </li>
  )
}
