import type { Health } from '@auger/contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { pageQuery } from '../../server/queries.ts'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import own from './health.module.css'

const interval = 10_000

/** How the service is, looked at every ten seconds. */
export function HealthSection(): ReactNode {
  const words = useAdministrationWords().health
  const health = useQuery({ ...pageQuery('getHealth', {}), refetchInterval: interval })
  if (health.isError) return <FailureNotice error={health.error} retry={() => void health.refetch()} />
  if (health.data === undefined) return <Skeleton height={240} radius="md" />
  const { ready, reason } = health.data
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      <p role="status" className={ready ? classes.good : classes.bad}>
        {ready ? words.ready : words.notReady({ reason: reason ?? '' })}
      </p>
      <HealthFacts health={health.data} />
    </section>
  )
}

const textIn = (record: { readonly [field: string]: unknown }, field: string): string | undefined => {
  const value = record[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function HealthFacts({ health }: { readonly health: Health }): ReactNode {
  const words = useAdministrationWords().health
  const format = useFormat()
  const { version, started_at, isolation, model, unfinished_jobs, unfinished_sources, disk_free, memory } =
    health
  const levels: { readonly [level: string]: string } = words.isolationLevels
  const states: { readonly [state: string]: string } = words.modelStates
  const level = textIn(isolation, 'level') ?? ''
  const shortfall = textIn(isolation, 'reason')
  const away = model === null ? undefined : textIn(model, 'reason')
  const state = model === null ? undefined : textIn(model, 'state')
  const facts: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    [words.version, [version]],
    [words.started, [format.moment(started_at)]],
    [
      words.isolation,
      [
        levels[level] ?? level,
        shortfall === undefined ? undefined : words.isolationWhy({ reason: shortfall }),
      ],
    ],
    [
      words.model,
      model === null
        ? [words.modelNone]
        : [
            textIn(model, 'name'),
            state === undefined ? undefined : (states[state] ?? state),
            away === undefined ? undefined : words.modelWhy({ reason: away }),
          ],
    ],
    [words.jobs, [format.number(unfinished_jobs)]],
    [words.sources, [format.number(unfinished_sources)]],
    [words.disk, [disk_free === null ? words.unknown : format.bytes(disk_free)]],
    [words.memory, [format.bytes(memory)]],
  ]
  return (
    <dl className={own.facts}>
      {facts.map(([name, values]) => (
        <div key={name} className={own.fact}>
          <dt>{name}</dt>
          {values
            .filter((value) => value !== undefined)
            .map((value) => (
              <dd key={value} dir="auto">
                {value}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}
