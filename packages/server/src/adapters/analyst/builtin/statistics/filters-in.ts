import type { Condition, FilterVerb } from '@auger/contract/plan'
import { fold, type Column } from '../../../../domain/table.ts'
import { sentenceAround, type Scene } from './scene.ts'
import { isNumber } from './measurable.ts'

/** The rows that the question is about; undefined where it narrows them in a way that is not understood. */
export function filtersIn(scene: Scene): readonly FilterVerb[] | undefined {
  const conditions = [
    ...numberConditions(scene),
    ...valueConditions(scene),
    ...spokenConditions(scene),
    ...yearConditions(scene),
  ]
  const unique = conditions.filter(
    (one, index) => conditions.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index,
  )
  return unique.map((where) => ({ kind: 'filter', where }))
}

const aside =
  /outlier|z-?score|p-?value|correlat|threshold|skew|coefficient|alpha|significan|round|decimal|consider|divi|ratio/iu

/** "CON value of 1", "direction (DIR) equal to 180" */
function numberConditions({ prose, mentions }: Scene): readonly Condition[] {
  return mentions.flatMap(({ column, start: from, end, strength }): readonly Condition[] => {
    if (strength < 0.8 || !isNumber(column)) return []
    const { end: stop, start } = sentenceAround(prose, end)
    const rest = prose.slice(end, stop)
    const found =
      /^["'”’`)\]]*\s*(?:column\s+)?(?:values?\s+)?(?:that\s+(?:is|are)\s+|is\s+|are\s+)?(of|equal to|equals|=|==|greater than or equal to|less than or equal to|at least|at most|greater than|more than|above|over|less than|below|under|>=|<=|>|<)\s*(\d+(?:\.\d+)?)(?![\d.]*\s*(?:%|standard|decimal|times))/iu.exec(
        rest,
      )
    const [, said = '', number = ''] = found ?? []
    const sentence = prose.slice(start, stop)
    const introduced = /(?:where|whose|with|for|when|having)\s+(?:the\s+|an?\s+)?["'“‘]?$/iu.test(
      prose.slice(start, from),
    )
    if (
      found === null ||
      (!introduced && aside.test(sentence.replace(/correlat\p{L}*|coefficient\p{L}*/giu, '')))
    )
      return []
    return [
      {
        kind: 'compare',
        column: column.name,
        operator: operatorOf(said.toLowerCase()),
        value: Number(number),
      },
    ]
  })
}

function operatorOf(said: string): '=' | '<' | '<=' | '>' | '>=' {
  if (/or equal|at least|at most|[<>]=/.test(said)) return /less|most|</.test(said) ? '<=' : '>='
  if (/greater|more|above|over|>/.test(said)) return '>'
  return /less|below|under|</.test(said) ? '<' : '='
}

/** Values in quotation marks: 'Assault' category. */
function valueConditions({ prose, values, table }: Scene): readonly Condition[] {
  const names = new Set(table.columns.map(({ name }) => fold(name)))
  const found = new Map<string, Set<string>>()
  for (const match of prose.matchAll(
    /["“]([^"”\n]{1,60})["”]|(?<!\p{L})['‘]([^'’\n]{1,60})['’](?!\p{L})/gu,
  )) {
    const said = fold(match[1] ?? match[2] ?? '')
    if (names.has(said)) continue
    const { start, end } = sentenceAround(prose, match.index)
    if (/replac|fill|imput|report|categori|if |labell?ed|defined as|score/iu.test(prose.slice(start, end)))
      continue
    const entries = values.filter(({ folded }) => folded === said)
    const columns = new Set(entries.map(({ column }) => column))
    const [entry] = entries
    if (entry === undefined || columns.size !== 1) continue
    const known = found.get(entry.column) ?? new Set<string>()
    known.add(entry.value)
    found.set(entry.column, known)
  }
  return [...found].map(([column, set]) => {
    const list = [...set]
    const [value = ''] = list
    return list.length === 1
      ? { kind: 'compare', column, operator: '=', value }
      : { kind: 'in', column, values: list }
  })
}

const mostValues = 50

/** Values that the question says without quotation marks: "of female passengers". */
function spokenConditions({ question, prose, values, table, mentions, terms }: Scene): readonly Condition[] {
  const found = new Map<string, Set<string>>()
  for (const { column: name, value } of values) {
    const column = table.columns.find((candidate) => candidate.name === name)
    if (column === undefined || column.distinct > mostValues || value.length < 3 || !/\p{L}{3}/u.test(value))
      continue
    const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    const place = new RegExp(String.raw`(?<![\p{L}\p{N}_"'“‘])${escaped}s?(?![\p{L}\p{N}_"'”’])`, 'iu').exec(
      question,
    )
    if (place === null) continue
    const [start, end] = [
      prose.indexOf(question) + place.index,
      prose.indexOf(question) + place.index + place[0].length,
    ]
    const taken = [...mentions.filter(({ strength }) => strength >= 0.5), ...terms].some(
      (one) => one.start < end && start < one.end,
    )
    if (taken) continue
    const known = found.get(name) ?? new Set<string>()
    known.add(value)
    found.set(name, known)
  }
  return [...found].map(([column, set]) => {
    const list = [...set]
    const [value = ''] = list
    return list.length === 1
      ? { kind: 'compare', column, operator: '=', value }
      : { kind: 'in', column, values: list }
  })
}

/** "from 2000 to 2010", "in the year 2010", over a column of years. */
function yearConditions({ question: first, prose, table }: Scene): readonly Condition[] {
  const column = table.columns.find(isYear)
  if (column === undefined) return []
  const question = first.replace(/\([^)]*\)/g, '')
  const span =
    /(?:from|between)\s+(?:the years?\s+)?((?:1[6-9]|20)\d{2})\s+(?:to|and|through|until|-)\s+((?:1[6-9]|20)\d{2})/iu.exec(
      question,
    )
  if (span !== null)
    return [{ kind: 'between', column: column.name, low: Number(span[1]), high: Number(span[2]) }]
  const open =
    /(after|since|beyond|before|until)\s+(?:the\s+)?(?:years?\s+)?((?:1[6-9]|20)\d{2})(?!\d)/iu.exec(question)
  const later = /((?:1[6-9]|20)\d{2})\s+(?:and|or)\s+(beyond|later|onwards?|after|earlier|before)/iu.exec(
    prose,
  )
  if (later !== null)
    return [
      {
        kind: 'compare',
        column: column.name,
        operator: /earl|before/iu.test(later[2] ?? '') ? '<=' : '>=',
        value: Number(later[1]),
      },
    ]
  if (open !== null)
    return [
      {
        kind: 'compare',
        column: column.name,
        operator: openOperators[open[1]?.toLowerCase() ?? ''] ?? '>',
        value: Number(open[2]),
      },
    ]
  const one = /(?:in|for|during|of)\s+(?:the\s+)?(?:year\s+)?((?:1[6-9]|20)\d{2})(?!\d)/iu.exec(question)
  return one === null ? [] : [{ kind: 'compare', column: column.name, operator: '=', value: Number(one[1]) }]
}

const openOperators: Readonly<Record<string, '>' | '>=' | '<' | '<='>> = {
  after: '>',
  beyond: '>',
  since: '>=',
  before: '<',
  until: '<=',
}

const isYear = ({ name, type, minimum, maximum }: Column): boolean =>
  type === 'integer' && /year|time/iu.test(name) && Number(minimum) > 1500 && Number(maximum) < 2200
