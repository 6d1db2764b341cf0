import type { ReactNode } from 'react'
import type { JobRecord } from '@auger/contract'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import classes from './status-notice.module.css'

/** What has to be known of an answer before it is believed. */
export function StatusNotice({ record }: { readonly record: JobRecord }) {
  const words = useWords().ask.answer
  const { state, status, assumptions, refusal } = record
  if (state === 'cancelled') return <Notice tone="quiet" title={words.cancelled} />
  if (state === 'failed') return <Notice tone="bad" title={words.failed} />
  switch (status) {
    case 'assumed':
      return (
        <Notice tone="warn" title={words.assumed}>
          <Lines lines={assumptions} />
        </Notice>
      )
    case 'partial':
      return (
        <Notice tone="warn" title={words.partial}>
          <Lines lines={assumptions.length === 0 ? [words.partialWhy] : assumptions} />
        </Notice>
      )
    case 'not_in_data':
      return <Refused refusal={refusal} />
    case 'clarify':
    case 'answered':
    case null:
      return null
  }
}

/** The data is to blame where it lacks something, and nothing else. */
function Refused({ refusal }: Pick<JobRecord, 'refusal'>) {
  const words = useWords().ask.answer
  const format = useFormat()
  if (refusal === null) return <Notice tone="warn" title={words.notInData} />
  const { reason, missing } = refusal
  const isLacking = reason === 'no_such_data'
  const lines = [
    ...(isLacking && missing.length === 0 ? [words.refusal[reason]] : []),
    ...(missing.length === 0 ? [] : [words.missing({ words: format.list(missing) })]),
  ]
  return (
    <Notice tone="warn" title={isLacking ? words.notInData : words.refusal[reason]}>
      {lines.length === 0 ? null : <Lines lines={lines} />}
    </Notice>
  )
}

interface NoticeProps {
  readonly tone: 'warn' | 'bad' | 'quiet'
  readonly title: string
  readonly children?: ReactNode
}

function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role="note">
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  )
}
