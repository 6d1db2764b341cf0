import { Loader } from '@mantine/core'
import { useWords } from '../../words/words-provider.tsx'
import type { AnswerView } from './answer-view.ts'
import classes from './progress.module.css'

interface ProgressProps {
  readonly view: AnswerView
  readonly isUnderWay: boolean
  readonly isDropped: boolean
}

/** What is being done now, also for who does not see it. */
export function Progress({ view, isUnderWay, isDropped }: ProgressProps) {
  const words = useWords().ask.answer
  const running = view.steps.findLast(({ status }) => status === 'running')
  const said = isDropped ? words.dropped : (running?.title ?? words.working)
  return (
    <div role="status" aria-live="polite" className={isUnderWay ? classes.line : 'unseen'}>
      {isUnderWay ? (
        <>
          <Loader size={16} type="dots" aria-hidden="true" />
          <span>{said}</span>
        </>
      ) : (
        <span>{view.conclusion.length > 0 ? words.done : ''}</span>
      )}
    </div>
  )
}
