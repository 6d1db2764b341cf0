import type { Condition } from '@auger/contract/plan'
import type { Column, Table } from '../../../../domain/table.ts'
import { identityOf, isUnique } from '../row-identity.ts'
import { meaningsOf } from '../vocabulary.ts'
import { isWithin, sliceOf } from '../question.ts'
import { refersAway } from '../refers-away.ts'
import { isPacked, joinUnits } from '../../../../locales/index.ts'
import type { ConditionOption } from './condition-option.ts'
import { apart, denied, labelFeatures, labelOf } from './condition-option.ts'
import { flag, type Features } from './features.ts'
import { cuesOfKind, gap, type Cue, type Mentions, type Place, type ValueMention } from './mention.ts'
import { listedItems } from './listed-items.ts'
import { isPlural } from './plural.ts'
import { isBound } from './number-conditions.ts'
import { noUnits } from './units.ts'
import { wordsIn } from './word-order.ts'

/** Cells that the question names. */
export function valueConditions(mentions: Mentions): readonly ConditionOption[] {
  return mentions.values
    .filter((mention) => !isBoundCell(mentions, mention))
    .flatMap((mention) => optionsFor(mentions, mention))
}

/** Texts may be numbers: no cell that is "16" is meant by "at least 16". */
const isBoundCell = (mentions: Mentions, mention: ValueMention): boolean =>
  isNumberText(sliceOf(mentions.question, mention.start, mention.end)) && isBound(mentions, mention)

const isNumberText = (text: string): boolean => /^[\d.,\s-]+$/.test(text)

function optionsFor(mentions: Mentions, mention: ValueMention): readonly ConditionOption[] {
  const label = labelOf(mentions, mention.column, mention)
  const [value, ...others] = mention.values
  if (value === undefined) return []
  const condition: Condition =
    others.length === 0
      ? { kind: 'compare', column: mention.column.name, operator: '=', value }
      : { kind: 'in', column: mention.column.name, values: mention.values }
  const own = [...ownFeatures(mentions, mention), ...listedItems(mentions, mention)]
  const plain: ConditionOption = {
    condition,
    column: mention.column,
    start: mention.start,
    units: mention.units,
    features: [...own, ...labelFeatures(undefined, 'value')],
    equals: mention.values,
    negated: false,
    shared: noUnits,
  }
  const options: ConditionOption[] = [plain]
  if (label !== undefined)
    options.push({
      ...plain,
      units: mention.units | label.units,
      features: [
        ...own,
        ...labelFeatures(label, 'value'),
        ...apart(label, mention),
        ...flag('condition:value:one-of-many', isOneOfMany(mentions, mention, label)),
      ],
    })
  if (mention.part) options.push(containing(mentions, mention, own))
  const negation = cuesOfKind(mentions, 'negation').find((cue) => reaches(mentions, cue, mention))
  if (negation === undefined) return options
  return [...options, ...options.map((option) => denied(option, negation))]
}

/** "the villages that Thorn joins" are not Thorn: one name for many rows. Only English tells many by their looks. */
const isOneOfMany = (
  { question, table }: Mentions,
  { column, values }: ValueMention,
  label: Place,
): boolean =>
  question.locale.language === 'EN' &&
  values.length === 1 &&
  isUnique(column, table) &&
  isPlural(question, label)

const shortestPart = 4

/** Every cell that has the words, not only those that the lexicon knows them of. */
function containing(mentions: Mentions, mention: ValueMention, own: Features): ConditionOption {
  const text = sliceOf(mentions.question, mention.start, mention.end)
  return {
    condition: { kind: 'contains', column: mention.column.name, text },
    column: mention.column,
    start: mention.start,
    units: mention.units,
    features: [
      ...own,
      ['condition:value:contains', 1],
      ...flag('condition:value:contains:short', text.length < shortestPart),
    ],
    equals: undefined,
    negated: false,
    shared: noUnits,
  }
}

/** A negation holds for the value it stands before, and for those joined to that one; behind it, where words trail. */
function reaches(mentions: Mentions, cue: Cue, mention: ValueMention): boolean {
  if (mentions.question.locale.hears.trailing === true) return trails(mentions, cue, mention)
  if (cue.end > mention.start) return false
  if (gap(cue, mention) <= 3) return true
  return mentions.values.some(
    (other) =>
      other.column === mention.column &&
      other.end <= mention.start &&
      gap(other, mention) <= 2 &&
      cue.end <= other.start &&
      gap(cue, other) <= 3,
  )
}

function trails(mentions: Mentions, cue: Cue, mention: ValueMention): boolean {
  if (cue.start < mention.end) return false
  if (gap(cue, mention) <= 3) return true
  return mentions.values.some(
    (other) =>
      other.column === mention.column &&
      other.start >= mention.end &&
      gap(other, mention) <= 2 &&
      cue.start >= other.end &&
      gap(cue, other) <= 3,
  )
}

/** The column that tells what a row is. */
const isFirstName = (column: Column, table: Table): boolean =>
  identityOf(table).includes(column) || table.columns.find(({ type }) => type === 'text') === column

function ownFeatures({ question, table }: Mentions, mention: ValueMention): Features {
  const length = mention.end - mention.start
  const text = sliceOf(question, mention.start, mention.end)
  const units = question.units.slice(mention.start, mention.end)
  const quoted = question.quotes.some((quote) => isWithin(mention, quote))
  const known = meaningsOf(question.locale).has(joinUnits(units))
  const isNoun = question.locale.hears.capitals === true
  const grade = mention.quality >= 0.9 ? 'firm' : mention.quality >= 0.6 ? 'near' : 'faint'
  return [
    [`condition:value:${grade}`, 1],
    ['condition:value:length', Math.min(4, wordsIn(question, mention) - 1)],
    ...flag('condition:value:part', mention.part),
    ...flag('condition:value:part:several', mention.part && mention.values.length > 1),
    ['condition:value:rivals', Math.log2(mention.rivals)],
    ...flag('condition:value:quoted', quoted),
    ...flag('condition:value:capital', !isNoun && /^\p{Lu}/u.test(text) && mention.start > 0),
    ...flag('condition:value:digits', isNumberText(text)),
    ...flag('condition:value:our-word', known),
    ...flag('condition:value:short', length === 1 && text.length <= 2 && !isPacked(text)),
    ...flag('condition:value:refers', refersAway(question, table, mention.column)),
    ...flag('condition:value:unique', mention.column.distinct >= table.rowCount),
    ...flag('condition:value:names-rows', isFirstName(mention.column, table)),
  ]
}
