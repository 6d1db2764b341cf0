import type { ProjectRecord } from '@auger/contract'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { callPage } from '../../server/page-client.ts'
import { usePage } from '../../server/queries.ts'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import { useAgain } from '../use-again.ts'
import { QuotaBar } from './quota-bar.tsx'
import { draftOf, limitOf, quotasOf, type QuotaDraft } from './quota-draft.ts'
import own from './quotas.module.css'

/** What a project may use and what it has used. */
export function QuotaSection({ projectId }: { readonly projectId: string }): ReactNode {
  const words = useAdministrationWords().quotas
  const list = usePage('listProjects', {})
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  if (list.data === undefined) return <Skeleton height={240} radius="md" />
  const project = list.data.projects.find(({ id }) => id === projectId)
  if (project === undefined) return null
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      <QuotaBars project={project} />
      <QuotaForm project={project} />
    </section>
  )
}

function QuotaBars({ project }: { readonly project: ProjectRecord }): ReactNode {
  const words = useAdministrationWords().quotas
  const { number, bytes } = useFormat()
  const { job_quota, jobs_used, storage_quota, storage_used, token_quota, tokens_used } = project
  const said = (
    used: string,
    limit: string | undefined,
    of: (values: { used: string; limit: string }) => string,
    free: (values: { used: string }) => string,
  ) => (limit === undefined ? free({ used }) : of({ used, limit }))
  return (
    <div className={own.bars}>
      <QuotaBar
        label={words.barJobs}
        used={jobs_used}
        limit={job_quota}
        said={said(
          number(jobs_used),
          job_quota === null ? undefined : number(job_quota),
          words.jobsUsed,
          words.jobsFree,
        )}
      />
      <QuotaBar
        label={words.barStorage}
        used={storage_used}
        limit={storage_quota}
        said={said(
          bytes(storage_used),
          storage_quota === null ? undefined : bytes(storage_quota),
          words.storageUsed,
          words.storageFree,
        )}
      />
      <QuotaBar
        label={words.barTokens}
        used={tokens_used}
        limit={token_quota}
        said={said(
          number(tokens_used),
          token_quota === null ? undefined : number(token_quota),
          words.tokensUsed,
          words.tokensFree,
        )}
      />
    </div>
  )
}

function QuotaForm({ project }: { readonly project: ProjectRecord }): ReactNode {
  const words = useAdministrationWords().quotas
  const again = useAgain()
  const [draft, setDraft] = useState<QuotaDraft>(draftOf(project))
  const quotas = quotasOf(draft, project)
  const save = useMutation({
    mutationFn: async () => {
      if (quotas === undefined) return
      await callPage('updateProject', { project_id: project.id, ...quotas })
      await again('listProjects')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} className={own.form}>
      {(['jobs', 'storage', 'tokens'] as const).map((field) => (
        <TextInput
          key={field}
          label={words[field]}
          inputMode="numeric"
          value={draft[field]}
          error={limitOf(draft[field]) === undefined ? words.wrong : undefined}
          onChange={(event) => {
            setDraft({ ...draft, [field]: event.currentTarget.value })
            save.reset()
          }}
        />
      ))}
      {save.isError ? <FailureNotice error={save.error} /> : null}
      <div>
        <Button type="submit" disabled={quotas === undefined} loading={save.isPending}>
          {words.save}
        </Button>
      </div>
      <p role="status" className={classes.lead}>
        {save.isSuccess ? words.saved : ''}
      </p>
    </form>
  )
}
