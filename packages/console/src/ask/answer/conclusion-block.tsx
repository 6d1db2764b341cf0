import { lazy, Suspense } from 'react'
import type { Block, Result } from '@auger/contract'
import { AnswerTable } from './answer-table.tsx'
import { AnswerSkeleton } from './answer-skeleton.tsx'
import { ChartBlock } from '../charts/chart-block.tsx'

const MessageText = lazy(() =>
  import('./message-text.tsx').then(({ MessageText: component }) => ({ default: component })),
)

interface ConclusionBlockProps {
  readonly block: Block
  /** What programs read of the answer: it knows the types of columns. */
  readonly results: readonly Result[]
}

/** A text, a table or a chart of the conclusion. */
export function ConclusionBlock({ block, results }: ConclusionBlockProps) {
  switch (block.type) {
    case 'MESSAGE':
      return (
        <Suspense fallback={<AnswerSkeleton />}>
          <MessageText content={block.content} bindings={block.bindings ?? []} />
        </Suspense>
      )
    case 'TABLE':
      return <AnswerTable link={block.content} results={results} />
    case 'IMAGE':
      return <ChartBlock link={block.content} />
    case 'CODE':
    case 'SOURCES':
    case 'QUESTIONS':
      return null
  }
}
