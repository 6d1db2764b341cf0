import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { useProject } from '../application/place.tsx'
import { UploadList } from '../data/upload/upload-list.tsx'
import { useWords } from '../words/words-provider.tsx'
import { Begin } from './begin.tsx'
import { Composer } from './composer/composer.tsx'
import { DropAnywhere } from './composer/drop-anywhere.tsx'
import { datasetsQuery } from './datasets-query.ts'
import { DatasetOverview } from './dataset-overview.tsx'
import { useAddingFiles } from './job/use-adding-files.ts'
import { useAsking } from './job/use-asking.ts'
import classes from './ask-page.module.css'

/** A new question: what is asked, and what there is to ask of it. */
export function AskPage() {
  const words = useWords()
  const { dataset, question } = useSearch({ from: '/shell/ask' })
  const { project_id } = useProject()
  const navigate = useNavigate()
  // Somebody else may have deleted what would be asked.
  const datasets = useQuery({
    ...datasetsQuery(project_id),
    refetchOnMount: 'always',
  })
  const datasetId = dataset ?? datasets.data?.records[0]?.id
  const choose = useCallback(
    (id: string) => void navigate({ to: '/ask', search: { dataset: id }, replace: true }),
    [navigate],
  )
  const asking = useAsking()
  const adding = useAddingFiles(choose)
  const ask = (asked: string) => asking.mutateAsync({ question: asked, datasetId })
  useEffect(() => {
    document.title = `${words.ask.title} · ${words.application.name}`
  }, [words])
  const isEmpty = datasets.data?.total_items === 0 && dataset === undefined
  return (
    <div className={classes.page}>
      <DropAnywhere onFiles={adding.mutate} />
      <div className={classes.middle}>
        <h1 className={classes.greeting}>{words.ask.greeting}</h1>
        <p className={classes.lead}>{words.ask.greetingLead}</p>
        <Composer
          key={question}
          datasetId={datasetId}
          initial={question}
          placeholder={words.ask.composer.placeholder}
          isSending={asking.isPending}
          onDataset={choose}
          onFiles={adding.mutate}
          onAsk={ask}
        />
        {asking.error !== null && <FailureNotice error={asking.error} />}
        {adding.error !== null && <FailureNotice error={adding.error} />}
        {datasets.error !== null && (
          <FailureNotice error={datasets.error} retry={() => void datasets.refetch()} />
        )}
        {isEmpty && <Begin onFiles={adding.mutate} />}
        {datasetId !== undefined && (
          <>
            <UploadList projectId={project_id} datasetId={datasetId} />
            <DatasetOverview
              key={datasetId}
              datasetId={datasetId}
              onAsk={(asked) => asking.mutate({ question: asked, datasetId })}
            />
          </>
        )}
      </div>
    </div>
  )
}
