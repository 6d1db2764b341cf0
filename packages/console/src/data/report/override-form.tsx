import type { DatasourceRecord } from '@auger/contract'
import { Button, Group, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { useWords } from '../../words/words-provider.tsx'
import type { Understood } from './read-report.ts'
import classes from './report.module.css'
import { asIfNew, type OverrideState } from './use-overrides.ts'

interface OverrideFormProps {
  readonly source: DatasourceRecord
  readonly report: Understood | undefined
  readonly overrides: OverrideState
}

const delimited = /\.(?:csv|tsv|txt)$/i
const inRows = /\.(?:csv|tsv|txt|xlsx?)$/i

/** The header row and the delimiter; types are told beside their columns, and are sent with these. */
export function OverrideForm({ source, report, overrides }: OverrideFormProps): ReactNode {
  const { report: words } = useWords().data
  const { draft, change, reread } = overrides
  if (!inRows.test(source.name)) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reread.mutate(draft)
  }
  return (
    <form onSubmit={submit} className={classes.form}>
      <h2 className={classes.title}>{words.overrides}</h2>
      <p className={classes.lead}>{words.overridesLead}</p>
      <Group align="start">
        <TextInput
          label={words.headerRow}
          description={words.headerRowHint}
          inputMode="numeric"
          pattern="\d*"
          value={draft.headerRow}
          placeholder={report?.headerLine === undefined ? '' : String(report.headerLine)}
          onChange={(event) => {
            change({ headerRow: event.currentTarget.value })
          }}
        />
        {delimited.test(source.name) ? (
          <TextInput
            label={words.delimiter}
            description={words.delimiterHint}
            maxLength={3}
            value={draft.delimiter}
            placeholder={report?.delimiter === '\t' ? '\\t' : report?.delimiter}
            onChange={(event) => {
              change({ delimiter: event.currentTarget.value })
            }}
          />
        ) : null}
      </Group>
      {reread.isError ? <FailureNotice error={reread.error} /> : null}
      <p role="status" className={classes.lead}>
        {reread.isSuccess ? words.rereadBegun : ''}
      </p>
      <Group>
        <Button type="submit" loading={reread.isPending}>
          {words.reread}
        </Button>
        <Button
          variant="default"
          disabled={reread.isPending}
          onClick={() => {
            reread.mutate(asIfNew)
          }}
        >
          {words.automatic}
        </Button>
      </Group>
    </form>
  )
}
