import { Link } from '@tanstack/react-router'
import { useProject } from '../../application/place.tsx'
import { usePage } from '../../server/queries.ts'
import { useWords } from '../../words/words-provider.tsx'
import classes from './session-history.module.css'

interface FoundQuestionsProps {
  readonly search: string
  readonly hasSessions: boolean
}

/** Questions that were asked, by what is looked for in them. */
export function FoundQuestions({ search, hasSessions }: FoundQuestionsProps) {
  const words = useWords().ask.history
  const { project_id } = useProject()
  const found = usePage('searchQuestions', { project_id, search: search.slice(0, 128), page_size: 30 })
  const records = found.data?.records ?? []
  if (records.length === 0)
    return found.isSuccess && !hasSessions ? <p className={classes.none}>{words.noneFound}</p> : null
  return (
    <>
      <h3 className={classes.title}>{words.questions}</h3>
      <ul className={classes.list}>
        {records.map(({ job_id, session_id, question }) => (
          <li key={job_id} className={classes.item}>
            <Link
              to="/ask/$sessionId"
              params={{ sessionId: session_id }}
              search={{ job: job_id }}
              className={classes.link}
              dir="auto"
            >
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
