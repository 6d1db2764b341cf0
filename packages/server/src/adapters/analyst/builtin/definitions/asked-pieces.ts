import type { KeyGrain } from '@auger/contract/plan'
import type { Column, Table } from '../../../../domain/table.ts'
import { joinUnits, stemWords, type Meaning, type MeaningKind } from '../../../../locales/index.ts'
import { formOf } from '../form.ts'
import { groundColumns } from '../ground-columns.ts'
import type { Link } from '../link.ts'
import { oncePerQuestion } from '../once-per-question.ts'
import { longestSpan, sliceOf, spans, type ReadQuestion } from '../question.ts'
import { meaningsOf } from '../vocabulary.ts'

/** What a stretch of a question that asks for a metric may be. */
export type Piece =
  | { readonly kind: 'metric' }
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'grain'; readonly grain: KeyGrain }
  /** Says nothing of the data. */
  | { readonly kind: 'silent' }

const mostDimensions = 2
/** Less sure is the part of a name, or another word for it that nobody has defined. */
const leastQuality = 0.85

const silent: ReadonlySet<MeaningKind> = new Set(['filler', 'list', 'group'])

/** Every word of the question as a piece, the metric once and few dimensions; undefined where one is left over. */
export function askedPieces(
  question: ReadQuestion,
  metric: string,
  table: Table,
): readonly Piece[] | undefined {
  if (!formsOf(metric, question).some((form) => saidForms(question).has(form))) return undefined
  const columns = groundColumns(question, table)
  const failed = new Set<string>()
  const rest = (start: number, before: readonly Piece[]): readonly Piece[] | undefined => {
    const dimensions = before.filter(({ kind }) => kind === 'column' || kind === 'grain').length
    const metrics = before.filter(({ kind }) => kind === 'metric').length
    if (dimensions > mostDimensions || metrics > 1) return undefined
    if (start === question.units.length) return metrics === 1 ? before : undefined
    const state = `${start} ${dimensions} ${metrics}`
    if (failed.has(state)) return undefined
    // The longest first: "net margin" is one name where there is one.
    for (let end = Math.min(question.units.length, start + longestSpan(question)); end > start; end--)
      for (const piece of piecesAt(question, start, end, { metric, columns, dimensions })) {
        const found = rest(end, [...before, piece])
        if (found !== undefined) return found
      }
    failed.add(state)
    return undefined
  }
  return rest(0, [])
}

interface Around {
  readonly metric: string
  readonly columns: readonly Link[]
  readonly dimensions: number
}

function piecesAt(question: ReadQuestion, start: number, end: number, around: Around): readonly Piece[] {
  const meanings = meaningsOf(question.locale).get(joinUnits(question.units.slice(start, end))) ?? []
  return [
    ...(isCalled(question, start, end, around.metric) ? [{ kind: 'metric' as const }] : []),
    ...around.columns
      .filter((link) => link.start === start && link.end === end)
      .flatMap(({ ground }) => (ground.kind === 'column' ? ground.columns.slice(0, 1) : []))
      .filter(({ quality }) => quality >= leastQuality)
      .map(({ column }): Piece => ({ kind: 'column', column })),
    ...meanings.flatMap((meaning): readonly Piece[] =>
      meaning.kind === 'grain' ? [{ kind: 'grain', grain: meaning.grain }] : [],
    ),
    ...(meanings.some((meaning) => isSilent(meaning, around.dimensions))
      ? [{ kind: 'silent' as const }]
      : []),
  ]
}

/** "And" stands between two dimensions; "what" asks for no more than what follows. */
const isSilent = (meaning: Meaning, dimensions: number): boolean =>
  silent.has(meaning.kind) ||
  (meaning.kind === 'ask' && meaning.about === 'thing' && meaning.of === undefined) ||
  (meaning.kind === 'joint' && meaning.of === 'and' && dimensions > 0)

const isCalled = (question: ReadQuestion, start: number, end: number, name: string): boolean =>
  formsOf(sliceOf(question, start, end), question).some((form) => formsOf(name, question).includes(form))

/** A name as it is compared, and without its endings where the language has some. */
function formsOf(name: string, { locale: { hears } }: ReadQuestion): readonly string[] {
  const form = formOf(name)
  return hears.stem === undefined ? [form] : [form, stemWords(form, hears.stem)]
}

/** Every form of every stretch, so that of many metrics only those are looked at closer that the question names. */
const saidForms = oncePerQuestion(
  (question): ReadonlySet<string> =>
    new Set(
      [...spans(question)].flatMap(({ start, end }) => formsOf(sliceOf(question, start, end), question)),
    ),
)
