import { isNumeric } from '../../../../domain/table.ts'
import { singular } from '../../../../locales/index.ts'
import type { ReadQuestion } from '../question.ts'
import type { Want } from '../reading.ts'
import { kindWords } from '../vocabulary.ts'
import type { Candidate } from './candidate.ts'
import { cuesOfKind } from './mention.ts'
import { mentionsOf } from './mentions.ts'
import { isPlural } from './plural.ts'
import type { Ranked } from './rank.ts'
import { has, type Units } from './units.ts'

/** Words that choose among the rows, or that ask for something else than groups. */
const mayChoose =
  /^unused:(?:value|number|negation|superlative|most|frequent|rank|unsupported|difference|period|when|relative|missing|contains|month|quarter|half|beside)$/

const firmKey = /^key:(?:exact|firm|part|binned|year|grain|listed|course)$/
const wished = /^(?:chart:|key:|shape:pair$)/

/** What says that a picture is wanted, and not only its figures. */
const aboutPicture = /^(?:chart:|key:binned:said$)/
const saidFigure =
  /^(?:group:(?:count:quantity|figures|[a-z]+:(?:measure|superlative|quantity))|shape:(?:pair|columns))$/

/**
 * Whether a question plainly asks for groups, or for one column along another. What is drawn shows all the rows and names its
 * columns, so that a reader sees at once what was taken for what; a single cell does not.
 */
export function plainlyCharted(question: ReadQuestion, { candidate, features }: Ranked): boolean {
  const { reading } = candidate
  const names = features.map(([name]) => name)
  return (
    canBeDrawn(reading.want) &&
    lostIn(question, candidate) <= (speaksOfPicture(names) ? 1 : 0) &&
    !names.includes('unexplained:name') &&
    !names.includes('by:unmentioned') &&
    !names.some((name) => mayChoose.test(name)) &&
    names.some((name) => wished.test(name)) &&
    (reading.want.kind === 'rows'
      ? !names.includes('unused:measure')
      : names.some((name) => firmKey.test(name)))
  )
}

/** A question that names its figure too: else the word that is lost may have been it. */
const speaksOfPicture = (names: readonly string[]): boolean =>
  names.some((name) => aboutPicture.test(name)) && names.some((name) => saidFigure.test(name))

function canBeDrawn(want: Want): boolean {
  if (want.kind === 'measures') return want.keys.length > 0 && want.lead === undefined
  return (
    want.kind === 'rows' &&
    want.columns.length >= 2 &&
    want.columns.length <= 3 &&
    want.columns.some(isNumeric)
  )
}

/** How many words are left that nothing explains; what is counted may be called by a name that the table does not know. */
function lostIn(question: ReadQuestion, { reading: { table, want }, units }: Candidate): number {
  const mentions = mentionsOf(question, table)
  const counts = want.kind === 'measures' && want.measures.every(({ column }) => column === undefined)
  const figures = [...cuesOfKind(mentions, 'quantity'), ...cuesOfKind(mentions, 'measure')]
  const known = mentions.cues.reduce((sum, cue) => sum | cue.units, units | mentions.entity)
  const lost = question.units
    .flatMap((_, at) => (has(mentions.content & ~known, at) ? [at] : []))
    .filter((at) => !isNameOf(question, at, units))
  const measured = lost.filter((at) => figures.some(({ end }) => end === at))
  const things = measured.filter((at) => counts && isPlural(question, { end: at + 1 }))
  return measured.length > things.length ? lost.length + 1 : lost.length - things.length
}

/** "the minister's name": the word says no more than that what it follows has one. */
const isNameOf = ({ units }: ReadQuestion, at: number, explained: Units): boolean =>
  kindWords().has(singular(units[at]?.folded ?? '')) && (has(explained, at - 1) || has(explained, at - 2))
