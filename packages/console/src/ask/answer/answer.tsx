import { useMemo, useRef } from 'react'
import type { Block } from '@auger/contract'
import { useWords } from '../../words/words-provider.tsx'
import { FeedbackBar } from '../feedback/feedback-bar.tsx'
import { AnswerActions } from './answer-actions.tsx'
import type { AnswerProps } from './answer-props.ts'
import { ConclusionBlock } from './conclusion-block.tsx'
import { NextQuestions } from './next-questions.tsx'
import { Progress } from './progress.tsx'
import { SourceList } from './source-list.tsx'
import { StatusNotice } from './status-notice.tsx'
import { StepList } from './step-list.tsx'
import { TracingProvider, useTracing } from './tracing.tsx'
import classes from './answer.module.css'

/** From the steps to the next questions, as far as it has come. */
export function Answer(props: AnswerProps) {
  const { view, record, isUnderWay, isDropped, onAsk } = props
  const words = useWords().ask.answer
  const place = useRef<HTMLDivElement>(null)
  const tracing = useTracing(place)
  const results = useMemo(
    () => record?.results ?? (record?.result === null || record === undefined ? [] : [record.result]),
    [record],
  )
  const isRefused = record?.status === 'not_in_data'
  return (
    <TracingProvider tracing={tracing}>
      <div ref={place} className={classes.answer} aria-busy={isUnderWay}>
        <StepList steps={view.steps} isUnderWay={isUnderWay} />
        <Progress view={view} isUnderWay={isUnderWay} isDropped={isDropped} />
        {view.error !== undefined && <p className={classes.failed}>{view.error.message}</p>}
        {record !== undefined && <StatusNotice record={record} />}
        <section aria-label={words.label} className={classes.conclusion}>
          {view.conclusion.map((block, index) => (
            <ConclusionBlock key={keyOf(block, index)} block={block} results={results} />
          ))}
        </section>
        {view.sources.length > 0 && <SourceList sources={view.sources} />}
        {record !== undefined && record.state === 'done' && (
          <div className={classes.foot}>
            <AnswerActions {...props} record={record} />
            <FeedbackBar {...props} record={record} />
          </div>
        )}
        {view.questions.length > 0 && (
          <NextQuestions
            title={record?.status === 'clarify' ? words.clarify : isRefused ? words.tryInstead : words.next}
            questions={view.questions}
            onAsk={onAsk}
          />
        )}
      </div>
    </TracingProvider>
  )
}

/** A link is signed anew from time to time; what it points to stays, and so does how it was sorted. */
function keyOf(block: Block, index: number): string {
  return block.type === 'TABLE' || block.type === 'IMAGE'
    ? `${block.type} ${new URL(block.content.url, location.origin).pathname}`
    : `${block.type} ${index}`
}
