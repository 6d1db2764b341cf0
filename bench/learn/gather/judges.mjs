// Whether what was found answers a question, by the rules that the sets are scored by.
import { judges as ofRows } from './row-judges.mjs'
import { answersAsked } from './asked-judge.mjs'
import { toldPeriods } from '@auger/server/operations/told-periods.contract'

/** Every sub-answer stands in the text as the question wants it written, equal as text or within 1e-6 as a number. */
function fillsIn({ common_answers: wanted }, text) {
  const got = new Map([...text.matchAll(/@(\w+)\[(.*?)\]/g)].map(([, name, value]) => [name, value]))
  const near = (ours, value) =>
    ours.trim() !== '' && value.trim() !== '' && Math.abs(Number(ours) - Number(value)) < 1e-6
  return wanted.every(([name, value]) => {
    const ours = got.get(name)
    return ours !== undefined && (ours === value || near(ours, value))
  })
}

/** How likely chance is may be told beside a coefficient or not. */
function coefficientAlone(rows) {
  const [[coefficient, chance] = []] = rows
  const isPair = rows.length === 1 && rows[0].length === 2 && Math.abs(coefficient) <= 1
  return isPair && chance >= 0 && chance <= 1 ? [[[coefficient]]] : []
}

/** Rows of several cells may stand beside more than was wanted, as what is compared does; of a change the first period has none. */
function standsBeside({ answer, ordered = false }, found) {
  const wanted = (answer ?? []).filter((row) => Array.isArray(row) && row.at(-1) !== null)
  const isRelated = wanted.length > 1 && wanted.every((row) => row.length > 1)
  return isRelated && answersAsked({ answer: wanted, ordered, percent: false }, found)
}

/** Whether what a candidate found is right: (gold, { answer, rows, text() }) → true or false, by set. */
export const judges = {
  ...Object.fromEntries(
    Object.entries(ofRows).map(([set, isRight]) => [set, (gold, { answer }) => isRight(gold, answer)]),
  ),
  asked: answersAsked,
  own: (gold, found) =>
    standsBeside(gold, found) ||
    [gold.answer, ...coefficientAlone(gold.answer)].some((wanted) =>
      toldPeriods(found.answer).some((rows) => ofRows.own(wanted, rows)),
    ),
  lessons: (gold, found) => standsBeside(gold, found) || ofRows.lessons(gold, found.answer),
  locales: (gold, { answer }) => toldPeriods(answer).some((rows) => ofRows.locales(gold, rows)),
  dabench: (gold, { text }) => fillsIn(gold, text()),
}
