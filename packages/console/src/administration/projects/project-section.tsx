import type { ProjectRecord } from '@auger/contract'
import { Button, Group, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { useAccount } from '../../application/place.tsx'
import { TextDialog } from '../../dialogs/text-dialog.tsx'
import { callPage } from '../../server/page-client.ts'
import { usePage } from '../../server/queries.ts'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import { useWords } from '../../words/words-provider.tsx'
import classes from '../administration.module.css'
import { projectSections } from '../sections.ts'
import { useAgain } from '../use-again.ts'
import own from './projects.module.css'

/** The projects that one administers. */
export function ProjectSection(): ReactNode {
  const { projects: words } = useAdministrationWords()
  const { state } = useWords().application
  const { owner } = useAccount()
  const again = useAgain()
  const list = usePage('listProjects', {})
  const [dialog, setDialog] = useState<'create' | ProjectRecord>()
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  if (list.data === undefined) return <Skeleton height={160} radius="md" />
  const close = () => {
    setDialog(undefined)
  }
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      {owner ? (
        <div>
          <Button
            onClick={() => {
              setDialog('create')
            }}
          >
            {words.create}
          </Button>
        </div>
      ) : null}
      {list.data.projects.length === 0 ? <EmptyState title={words.none} /> : null}
      <ul className={own.list} aria-label={words.list}>
        {list.data.projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            onRename={() => {
              setDialog(project)
            }}
          />
        ))}
      </ul>
      {dialog === undefined ? null : (
        <TextDialog
          title={dialog === 'create' ? words.create : words.renameTitle}
          label={words.name}
          initial={dialog === 'create' ? '' : dialog.name}
          action={dialog === 'create' ? words.make : state.save}
          onSave={async (name) => {
            if (dialog === 'create') await callPage('createProject', { name })
            else await callPage('updateProject', { project_id: dialog.id, name })
            await again('listProjects')
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

function ProjectCard({
  project,
  onRename,
}: {
  readonly project: ProjectRecord
  readonly onRename: () => void
}): ReactNode {
  const { projects: words, sections } = useAdministrationWords()
  const format = useFormat()
  const { id, name, created_at, jobs_used, storage_used } = project
  return (
    <li className={own.card}>
      <div className={own.text}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={own.facts}>
          <span>{words.made({ when: format.day(created_at) })}</span>
          <span>{words.jobs({ count: jobs_used })}</span>
          <span>{words.stored({ size: format.bytes(storage_used) })}</span>
        </span>
        <span className={own.facts}>
          {projectSections.map((section) => (
            <Link key={section} to="/administration/$section" params={{ section }} search={{ project: id }}>
              {sections[section]}
            </Link>
          ))}
        </span>
      </div>
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={words.renameOf({ project: name })}
          onClick={onRename}
        >
          {words.rename}
        </Button>
      </Group>
    </li>
  )
}
