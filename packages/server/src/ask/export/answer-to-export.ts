import type { Result, SourceReference } from '@auger/contract'
import { answeringSteps } from '@auger/contract/plan'
import { objectKeys } from '../../domain/file.ts'
import type { JobEvent } from '../../domain/event.ts'
import type { Job } from '../../domain/job.ts'
import type { Objects } from '../../ports/objects.ts'
import { exportWords, localeFor, type ExportWords } from '../../locales/index.ts'
import { tableFileOf } from '../done-step.ts'
import { readCsv, type CsvField } from './read-csv.ts'

/** An answer as it goes into a file. */
export interface ExportedAnswer {
  readonly question: string
  /** Markdown, paragraph by paragraph, with the assumptions. */
  readonly conclusion: readonly string[]
  readonly assumptions: readonly string[]
  readonly sources: readonly SourceReference[]
  readonly tables: readonly ExportedTable[]
  readonly words: ExportWords
}

export interface ExportedTable {
  /** Of the object that it is read from, which may have expired. */
  readonly key: string
  readonly title: string
  /** Empty where they are not known, which is of answers from before they were kept. */
  readonly columns: Result['columns']
  /** The names of its columns, then its rows; all of them. */
  lines(): AsyncIterable<readonly CsvField[]>
}

/** What a job came to, with its tables as they were kept. */
export function answerToExport(
  job: Job,
  events: readonly JobEvent[],
  objects: Pick<Objects, 'read'>,
): ExportedAnswer {
  const concluding = events.filter(({ group }) => group.stage === 'Respond')
  const conclusion = concluding.flatMap(({ said }) => (said.kind === 'message' ? [said.content] : []))
  return {
    question: job.request.question,
    conclusion: conclusion
      .join('\n\n')
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== ''),
    assumptions: job.assumptions,
    sources: concluding.flatMap(({ said }) => (said.kind === 'sources' ? said.sources : [])),
    tables: concluding.flatMap(({ said }) =>
      said.kind === 'table' ? [tableOf(job, said.file, said.name, objects)] : [],
    ),
    words: exportWords(localeFor(job.language ?? 'EN').locale.language),
  }
}

function tableOf(job: Job, file: number, name: string, objects: Pick<Objects, 'read'>): ExportedTable {
  const key = objectKeys.result(job.id, file, 'csv')
  return {
    key,
    title: name.replace(/\.csv$/i, ''),
    columns: columnsOf(job, file),
    async *lines() {
      const bytes = await objects.read(key)
      if (bytes === undefined) return
      yield* readCsv(bytes.setEncoding('utf8') as AsyncIterable<string>)
    },
  }
}

/** Each step that answers has a result, in the order of the plan. */
function columnsOf({ plan, result, results }: Job, file: number): Result['columns'] {
  if (plan === null || result === null) return []
  const answering = answeringSteps(plan)
  const place = answering.findIndex((step) => tableFileOf(plan.steps.indexOf(step)) === file)
  return (results.length === 0 ? [result] : results)[place]?.columns ?? []
}
