import type { AuditRecord } from '@auger/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'

interface ActivityRowProps {
  readonly record: AuditRecord
  readonly showsProject: boolean
}

export function ActivityRow({ record, showsProject }: ActivityRowProps): ReactNode {
  const words = useAdministrationWords().activity
  const format = useFormat()
  const { at, actor, action, subject, detail, project_id, address, trace_id } = record
  return (
    <tr>
      <td>{format.moment(at)}</td>
      <td dir="auto">
        {actor === 'auger'
          ? words.commandLine
          : actor === 'anyone'
            ? words.nobody
            : actor.replace(/^account:/, '')}
      </td>
      <td>{words.actions[action]}</td>
      <td className={classes.long}>
        {detail === '' ? null : <div dir="auto">{detail}</div>}
        {subject === null ? null : (
          <div className={classes.faint} dir="auto">
            {subject}
          </div>
        )}
      </td>
      {showsProject ? <td dir="ltr">{project_id}</td> : null}
      <td dir="ltr">
        {address}
        {trace_id === null ? null : <div className={classes.faint}>{trace_id}</div>}
      </td>
    </tr>
  )
}
