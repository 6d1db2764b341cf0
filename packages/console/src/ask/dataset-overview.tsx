import { Button, Loader, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { useProject } from '../application/place.tsx'
import { wireQuery } from '../server/queries.ts'
import { useWords } from '../words/words-provider.tsx'
import { NextQuestions } from './answer/next-questions.tsx'
import { lookEveryMilliseconds, useReading } from './use-reading.ts'
import classes from './dataset-overview.module.css'

const MessageText = lazy(() =>
  import('./answer/message-text.tsx').then((module) => ({ default: module.MessageText })),
)

interface DatasetOverviewProps {
  readonly datasetId: string
  readonly onAsk: (question: string) => void
}

const shortSummary = 320

/** What a dataset holds, and questions that it answers; while its files are read, how far that is. */
export function DatasetOverview({ datasetId, onAsk }: DatasetOverviewProps) {
  const words = useWords().ask.overview
  const { project_id } = useProject()
  const { reading, invalid } = useReading(project_id, datasetId)
  const overview = useQuery({
    ...wireQuery(project_id, 'getDatasetOverview', { id: datasetId }),
    // A source may be read between two looks at what is not.
    refetchInterval: lookEveryMilliseconds,
  })
  const [whole, setWhole] = useState(false)
  if (overview.error !== null)
    return <FailureNotice error={overview.error} retry={() => void overview.refetch()} />
  const { summary = '', exploration_questions = [] } = overview.data ?? {}
  const isLong = summary.length > shortSummary
  const [first = ''] = summary.split('\n\n')
  return (
    <section className={classes.overview}>
      <ul className={classes.reading} aria-live="polite">
        {reading.map(({ id, name, progress }) => (
          <li key={id} className={classes.file}>
            <Loader size={14} />
            <span className={classes.name}>{words.readingFile({ file: name })}</span>
            {progress !== null && (
              <span className={classes.stage}>
                {progress.rows > 0 ? words.rowsRead({ count: progress.rows }) : words.stages[progress.stage]}
              </span>
            )}
          </li>
        ))}
        {invalid.map(({ id, name, error }) => (
          <li key={id} className={classes.invalid}>
            <span role="alert">{words.invalid({ file: name, why: error ?? '' })}</span>
          </li>
        ))}
      </ul>
      {overview.isPending && <Skeleton height={64} radius="md" />}
      {summary !== '' && (
        <div className={classes.card}>
          <h2 className={classes.title}>{words.title}</h2>
          <Suspense fallback={<Skeleton height={48} />}>
            <MessageText content={whole || !isLong ? summary : first} bindings={[]} />
          </Suspense>
          <div className={classes.tools}>
            {isLong && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-expanded={whole}
                onClick={() => setWhole(!whole)}
              >
                {whole ? words.less : words.more}
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="subtle"
              renderRoot={(props) => <Link to="/data/$datasetId" params={{ datasetId }} {...props} />}
            >
              {words.openDataset}
            </Button>
          </div>
        </div>
      )}
      {exploration_questions.length > 0 && (
        <NextQuestions title={words.try} questions={exploration_questions} onAsk={onAsk} />
      )}
      {overview.isSuccess && summary === '' && reading.length === 0 && invalid.length === 0 && (
        <p className={classes.empty}>{words.empty}</p>
      )}
    </section>
  )
}
