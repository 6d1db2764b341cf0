import { Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { SearchIcon } from '../../application/icons.tsx'
import { useProject } from '../../application/place.tsx'
import { useWire } from '../../server/queries.ts'
import { useWords } from '../../words/words-provider.tsx'
import { FoundQuestions } from './found-questions.tsx'
import { SessionItem } from './session-item.tsx'
import classes from './session-history.module.css'

/** A user has no more than that. */
const mostSessions = 150

/** What was asked before, by session; what is looked for is found in names and in questions. */
export function SessionHistory() {
  const words = useWords().ask.history
  const { project_id } = useProject()
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search.trim(), 250)
  const sessions = useWire(project_id, 'listSessions', { page_size: mostSessions })
  const found = (sessions.data?.records ?? []).filter(({ name }) =>
    name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()),
  )
  const isEmpty = sessions.data?.total_items === 0
  return (
    <section aria-label={words.label} className={classes.history}>
      {!isEmpty && (
        <TextInput
          size="xs"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          leftSection={<SearchIcon size={14} />}
          classNames={{ input: classes.search }}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.scroll}>
        {sessions.isPending && <Skeleton height={18} mt="xs" />}
        {sessions.error !== null && (
          <FailureNotice error={sessions.error} retry={() => void sessions.refetch()} />
        )}
        {isEmpty && <p className={classes.none}>{words.none}</p>}
        {found.length > 0 && (
          <ul className={classes.list} aria-label={words.sessions}>
            {found.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
        {wanted !== '' && <FoundQuestions search={wanted} hasSessions={found.length > 0} />}
      </div>
    </section>
  )
}
