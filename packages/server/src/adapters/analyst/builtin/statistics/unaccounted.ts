import type { SlotValue, Step } from '@auger/contract/plan'
import { statisticsWords } from '../../../../locales/index.ts'
import { columnMentions } from './column-mentions.ts'
import { isIdleInstruction } from './instruction-words.ts'
import { sentenceAround, type Scene } from './scene.ts'
import type { ParsedTemplate } from './template.ts'
import { termsIn } from './terms-in.ts'

const firm = 0.8
const named = 0.5

/**
 * What is said before a template that the plan does not account for: numbers, columns, steps of preparation, and words of the
 * question that are neither of statistics nor names nor mere instruction. Any of them may change the answer.
 */
export function unaccounted(
  scene: Scene,
  template: ParsedTemplate,
  steps: readonly Step[],
  values: readonly (SlotValue | undefined)[],
): readonly string[] {
  const planned = JSON.stringify([steps, values])
  return [
    ...unusedNumbers(scene, planned),
    ...unusedColumns(scene, planned),
    ...undonePreparation(scene, planned),
    ...(scene.words === statisticsWords('EN') ? unknownWords(scene, template, planned) : []),
  ]
}

const inNumerals = /(?<![\p{L}\p{N}_.])[-+−]?\d+(?:,\d{3})*(?:\.\d+)?/gu
const ofFormat = /decimal|digit|round|integer|nearest/iu
const ofSignificance = /alpha|significan|p-?value|confidence/iu

/** A number is a bound, a threshold, a share, a seed, a year: or it was not understood. */
function unusedNumbers({ prose, mentions, table }: Scene, planned: string): readonly string[] {
  const known = new Set((planned.match(/-?\d+(?:\.\d+)?/g) ?? []).map((text) => Math.abs(Number(text))))
  return [...prose.matchAll(inNumerals)].flatMap(({ 0: text, index }) => {
    const value = Math.abs(Number(text.replaceAll(',', '').replace('−', '-')))
    const near = prose.slice(Math.max(0, index - 25), index + text.length + 25)
    const { start, end } = sentenceAround(prose, index)
    const isNumbering =
      /(?:^|\n)\s*$/u.test(prose.slice(0, index)) && /^[.)]/.test(prose.slice(index + text.length))
    const isName = [...mentions, ...columnMentions(prose, table)].some(
      (mention) => mention.start <= index && index < mention.end,
    )
    const shares = [value, value / 100, 1 - value / 100, 1 - value].map((share) =>
      Number(share.toPrecision(6)),
    )
    return isNumbering ||
      isName ||
      ofFormat.test(near) ||
      ofSignificance.test(prose.slice(start, end)) ||
      shares.some((share) => known.has(share))
      ? []
      : [text]
  })
}

/** A column that is plainly named parts or bounds the rows where it is not what is measured. */
const unusedColumns = ({ mentions }: Scene, planned: string): readonly string[] => [
  ...new Set(
    mentions
      .filter(
        ({ column, strength }) =>
          strength >= firm && !planned.includes(JSON.stringify(column.name).slice(1, -1)),
      )
      .map(({ column }) => column.name),
  ),
]

const denied = /(?<!\p{L})(?:not|n't|no|never|without|if)(?!\p{L})/iu

/** What is to be filled or left out is in the plan, or it was overlooked. */
function undonePreparation({ prose, terms }: Scene, planned: string): readonly string[] {
  return terms.flatMap(({ term, start, end }) => {
    const around = sentenceAround(prose, start)
    const sentence = prose.slice(around.start, around.end)
    if (denied.test(prose.slice(around.start, start))) return []
    const overlooked =
      (term === 'fill' &&
        /missing|null|nan|empty|imput/iu.test(sentence) &&
        !planned.includes('"kind":"fill"')) ||
      (term === 'remove' && /outlier/iu.test(sentence) && !planned.includes('"kind":"outliers"'))
    return overlooked ? [prose.slice(start, end)] : []
  })
}

const leavesOut = /^(?:leav|left|drop|ignor|exclud|skip|omit|remov|disregard|handl|contain|without)/iu
const absent = /^(?:missing|null|nan|na|empty|blank)/iu

/** Missing values are left out as it is, so whoever asks for that asks for nothing more. */
function isOfMissing(text: string, word: string, index: number): boolean {
  if (absent.test(word)) return true
  const { start, end } = sentenceAround(text, index)
  return leavesOut.test(word) && /missing|null|nan|empty|blank/iu.test(text.slice(start, end))
}

/** The question, and of what follows it at length and in words of its own the sentences that set a bound. */
const bindingText = ({ question, prose }: Scene): string =>
  [
    question,
    ...prose
      .slice(prose.indexOf(question) + question.length)
      .split(/(?<=[.?!;])\s|\n/u)
      .filter(
        (sentence) => /\d/u.test(sentence) && !ofFormat.test(sentence) && !ofSignificance.test(sentence),
      ),
  ].join('\n')

/** Words that nothing here understands. */
function unknownWords(scene: Scene, { slots }: ParsedTemplate, planned: string): readonly string[] {
  const text = bindingText(scene)
  const own = new Set(
    [...slots.flatMap(({ words, hint, choices }) => [words, hint, ...choices]), planned]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
  const places = [
    ...termsIn(text, scene.words),
    ...columnMentions(text, scene.table).filter(({ strength }) => strength >= named),
  ]
  return [...text.matchAll(/\p{L}[\p{L}'’]{2,}/gu)].flatMap(({ 0: word, index }) =>
    own.has(word.toLowerCase()) ||
    isIdleInstruction(word, planned) ||
    isOfMissing(text, word, index) ||
    places.some(({ start, end }) => start < index + word.length && index < end)
      ? []
      : [word],
  )
}
