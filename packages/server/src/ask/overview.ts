import type { Language } from '@auger/contract'
import { withKnownMetrics } from '../domain/known-metrics.ts'
import type { Source } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'
import { chineseOf, hasJapaneseForms, localeFor } from '../locales/index.ts'
import { explore, summarize, type TextSource } from '../operations/index.ts'
import { datasetFindings } from './dataset-findings.ts'
import { answerable } from './follow-ups.ts'
import type { AskDeps } from './deps.ts'
import { loadTables } from './load-tables.ts'
import { allSources } from './pin-sources.ts'
import type { SentBack } from './sent-back.ts'
import { leadsOn } from './try-steps.ts'

/** Says what a dataset holds, from all of its sources that were read; with that they count as synched. */
export async function overview(
  datasetId: string,
  deps: Pick<AskDeps, 'store' | 'analyst' | 'clock' | 'engine' | 'objects' | 'settings'>,
  signal: AbortSignal,
  offers = true,
): Promise<void> {
  const sources = (await allSources(datasetId, deps.store)).filter((source) => source.status !== 'invalid')
  const definitions = await deps.store.definitions.all(datasetId)
  const tables = await loadTables(
    sources.map((source) => source.id),
    definitions,
    deps.store,
    { question: '' },
  )
  const { locale } = localeFor(languageOf(tables))
  const { summary, keywords } = summarize(tables, textsOf(sources), locale.language)
  const projectId = sources[0]?.projectId ?? ''
  const sentBack: SentBack = {
    projectId,
    tables,
    relations:
      tables.length > 1 ? await deps.store.sources.relations(sources.map((source) => source.id)) : [],
    definitions: withKnownMetrics(definitions, tables),
    context: [],
    asked: {
      createdAt: deps.clock.now().toISOString(),
      request: { mode: 'AUTO', outputLanguage: 'AUTO' },
    },
  }
  const faults: unknown[] = []
  const findings = await datasetFindings(locale.language, sentBack, deps, signal).catch((fault: unknown) => {
    faults.push(fault)
    return []
  })
  const questions = await answerable(
    offers ? explore(tables, locale.language) : [],
    [],
    sentBack,
    deps,
    signal,
    (steps) => leadsOn(steps, tables, projectId, deps, signal),
  ).catch((fault: unknown) => {
    faults.push(fault)
    return []
  })
  await deps.store.datasets.saveOverview(
    datasetId,
    { summary: [summary, ...findings].filter((part) => part !== '').join('\n\n'), questions, keywords },
    sources.filter((source) => source.read).map((source) => source.id),
  )
  // Told only now: a source that was read must not stay synching because no question could be made of it.
  if (faults.length > 0) throw faults[0]
}

const textsOf = (sources: readonly Source[]): readonly TextSource[] =>
  sources.flatMap(({ name, read, report }) => {
    const { characters = 0, pages } = report ?? {}
    return read && characters > 0 ? [{ name, characters, pages }] : []
  })

/** The language of the headers, as far as their script tells. */
function languageOf(tables: readonly Table[]): Language {
  const names = tables.flatMap((table) => table.columns.map((column) => column.name)).join(' ')
  const count = (script: RegExp): number => (names.match(script) ?? []).length
  const latin = count(/\p{Script=Latin}/gu)
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(/\p{Script=Han}/gu)
  if (count(/\p{Script=Hangul}/gu) * 2 > latin) return 'KO'
  if ((kana + han) * 2 <= latin) return 'EN'
  return kana > 0 || hasJapaneseForms(names) ? 'JA' : chineseOf(names)
}
