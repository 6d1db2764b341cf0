import { type RawBuilder, sql } from 'kysely'
import type { DialectWords } from './dialect-words.ts'

/** What a job took of a model, as it is kept with its outcomes, also where it failed or was cancelled; null where none was asked. */
export const tokensOfJob = ({ numberAt }: DialectWords): RawBuilder<unknown> => sql<unknown>`(
  select sum(${numberAt('body', ['usage', 'sent'])} + ${numberAt('body', ['usage', 'received'])})
  from model_outcomes where model_outcomes.job_id = jobs.id
)`
