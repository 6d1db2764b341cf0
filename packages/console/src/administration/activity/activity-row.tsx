import type { AuditRecord } from '@auger/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import { FaintId } from '../faint-id.tsx'

interface ActivityRowProps {
  readonly record: AuditRecord
  /** What the project of an id is called; undefined where the project goes without saying. */
  readonly projectOf: ((id: string) => string | undefined) | undefined
}

export function ActivityRow({ record, projectOf }: ActivityRowProps): ReactNode {
  const words = useAdministrationWords().activity
  const format = useFormat()
  const { at, actor, action, subject, detail, project_id, address, trace_id } = record
  return (
    <tr>
      <td className={classes.when}>{format.moment(at)}</td>
      <td className={classes.who} dir="auto">
        {actor === 'auger'
          ? words.commandLine
          : actor === 'anyone'
            ? words.nobody
            : actor.replace(/^account:/, '')}
      </td>
      <td>{words.actions[action]}</td>
      <td className={classes.what}>
        {detail === '' ? null : <div dir="auto">{detail}</div>}
        {subject === null ? null : <FaintId id={subject} />}
      </td>
      {projectOf === undefined ? null : (
        <td className={classes.what}>
          {project_id === null ? null : (
            <>
              <div dir="auto">{projectOf(project_id)}</div>
              <FaintId id={project_id} />
            </>
          )}
        </td>
      )}
      <td className={classes.what}>
        <div dir="ltr">{address}</div>
        {trace_id === null ? null : <FaintId id={trace_id} />}
      </td>
    </tr>
  )
}
