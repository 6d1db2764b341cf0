import { Button, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { callWire } from '../../server/wire-client.ts'
import { useWords } from '../../words/words-provider.tsx'
import { PassageCard } from './passage-card.tsx'
import classes from './passages.module.css'

/** Finds the passages of a dataset that say it best. */
export function PassageSearch({
  projectId,
  datasetId,
}: {
  readonly projectId: string
  readonly datasetId: string
}): ReactNode {
  const words = useWords().data.passages
  const [query, setQuery] = useState('')
  const search = useMutation({
    mutationFn: (wanted: string) =>
      callWire(projectId, 'searchDataset', { id: datasetId, query: wanted, limit: 20 }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (query.trim() !== '') search.mutate(query.trim())
  }
  const passages = search.data?.passages
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{words.lead}</p>
      <form onSubmit={submit} role="search">
        <Group align="end" gap="xs">
          <TextInput
            type="search"
            label={words.search}
            className={classes.query}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value)
            }}
          />
          <Button type="submit" loading={search.isPending}>
            {words.find}
          </Button>
        </Group>
      </form>
      {search.isError ? <FailureNotice error={search.error} /> : null}
      <p role="status" className={classes.lead}>
        {passages === undefined
          ? ''
          : passages.length === 0
            ? words.noneFound
            : words.found({ count: passages.length })}
      </p>
      <ol className={classes.list}>
        {passages?.map((passage, index) => (
          <PassageCard
            key={index}
            source={passage.source}
            page={passage.page_no}
            heading={passage.headings.join(' › ')}
            content={passage.content}
          />
        ))}
      </ol>
    </div>
  )
}
