import { joinUnits, stemWords, translations, type Hears } from '../../../locales/index.ts'
import { columnForms, doneForm, initialsOf, withoutKindWords, type ColumnForms } from './column-forms.ts'
import { calledForms } from './definitions/called-forms.ts'
import { distance, formOf, stemmedForm, wordsOf } from './form.ts'
import { turnedForms, withoutLinks } from './linked-names.ts'
import type { Link, LinkedColumn } from './link.ts'
import { sliceOf, spans, type ReadQuestion } from './question.ts'
import { fold, type Table } from '../../../domain/table.ts'
import { englishNames, meaningsOf } from './vocabulary.ts'

/** Names of columns: as they stand, as people shorten, inflect, translate and misspell them. */
export function groundColumns(question: ReadQuestion, table: Table): readonly Link[] {
  const { hears } = question.locale
  const forms = calledForms(question, table)
  const links: Link[] = []
  for (const { start, end } of spans(question)) {
    const quote = question.quotes.find((candidate) => candidate.start === start && candidate.end === end)
    const found =
      quote === undefined
        ? lookUp(sliceOf(question, start, end), forms, hears)
        : quoted(quote.text, table, forms, hears)
    const linked =
      found.length > 0 || end - start > 1
        ? found
        : [...misspelt(question, start, forms), ...grownTogether(question, start, forms)]
    const best = linked[0]
    if (best !== undefined)
      links.push({ start, end, quality: best.quality, ground: { kind: 'column', columns: linked } })
  }
  return links
}

/** The columns that a word alone would name. */
export const columnsCalled = (word: string, table: Table, hears: Hears): readonly LinkedColumn[] =>
  lookUp(word, columnForms(table, hears.stem), hears)

function quoted(name: string, table: Table, forms: ColumnForms, hears: Hears): readonly LinkedColumn[] {
  const same = table.columns.filter((column) => column.name === name.trim())
  return same.length > 0
    ? same.map((column) => ({ column, how: 'exact', quality: 1 }))
    : lookUp(name, forms, hears)
}

/** Ties of one stretch, those that are clearly worse left out. */
function lookUp(text: string, forms: ColumnForms, hears: Hears): readonly LinkedColumn[] {
  const own = hears.stem
  const form = formOf(text)
  // "ids, names" are two.
  if (/[,;，；、]/u.test(text)) return (forms.get(form) ?? []).filter(({ how }) => how === 'exact')
  const plain = hears.links === undefined ? form : withoutLinks(wordsOf(text)).join(' ')
  const turned = turnedRound(text)
  const short = withoutKindWords(wordsOf(text)).join(' ')
  const yearly = ofYear(text)
  const found = [
    ...(forms.get(form) ?? []).map((linked) =>
      fold(text) === fold(linked.column.name) ? { ...linked, quality: 1 } : linked,
    ),
    ...(turned === undefined
      ? []
      : weaker(
          forms.get(turned)?.filter(({ quality }) => quality > 0.9),
          0.95,
        )),
    ...(short === form ? [] : weaker(forms.get(short), 0.9)),
    ...(form.includes(' ')
      ? [...weaker(forms.get(form.replace(/ /g, '')), 0.97), ...byInitials(form, forms)]
      : []),
    ...(plain === form ? [] : weaker(forms.get(plain), 0.98)),
    ...(yearly === undefined ? [] : weaker(forms.get(yearly), 0.98)),
    ...turnedForms(form, hears).flatMap((other) => translated(forms.get(other))),
    ...translations(form, own).flatMap((other) => translated(forms.get(formOf(other)), isInThesaurus(other))),
    ...(short === form
      ? []
      : translations(short, own).flatMap((other) => weaker(translated(forms.get(formOf(other))), 0.9))),
    ...[form, ...translations(form, own)].flatMap((verb) =>
      /^[a-z]+(?:ed|en|wn)$/.test(verb) ? (forms.get(doneForm(verb)) ?? []) : [],
    ),
    ...(/^[a-z ]+$/.test(form) ? weaker(forms.get(stemmedForm(form, own)), 0.75) : []),
    ...(own === undefined ? [] : inflected(forms.get(stemWords(form, own)))),
  ]
  const best = new Map<LinkedColumn['column'], LinkedColumn>()
  for (const linked of found)
    if ((best.get(linked.column)?.quality ?? 0) < linked.quality) best.set(linked.column, linked)
  const ranked = [...best.values()].sort((a, b) => b.quality - a.quality)
  return ranked.filter((linked) => linked.quality >= (ranked[0]?.quality ?? 0) - 0.1)
}

/** "score of the away team" and "the away team's score" are the away team score. */
function turnedRound(text: string): string | undefined {
  const [thing, owner, ...more] = fold(text).split(/ (?:of|for) (?:the )?/)
  if (more.length > 0 || thing === undefined) return undefined
  if (owner !== undefined) return formOf(`${owner} ${thing}`)
  return /['’]s /.test(thing) ? formOf(thing.replace(/['’]s /g, ' ')) : undefined
}

/** "miles per gallon" of a column MPG. */
function byInitials(form: string, forms: ColumnForms): readonly LinkedColumn[] {
  const initials = initialsOf(form.split(' '))
  return initials === undefined
    ? []
    : weaker(
        forms.get(initials)?.filter(({ how }) => how === 'exact'),
        0.85,
      )
}

/** "the population in 2011" of a column Population (2011). */
function ofYear(text: string): string | undefined {
  const said = /^(.+) (?:in|of|for|during) (\d{4})$/.exec(fold(text))
  return said === null ? undefined : formOf(`${said[1] ?? ''} ${said[2] ?? ''}`)
}

const weaker = (linked: readonly LinkedColumn[] | undefined, factor: number): readonly LinkedColumn[] =>
  (linked ?? []).map((one) => ({
    ...one,
    how: one.how === 'exact' ? 'part' : one.how,
    quality: one.quality * factor,
  }))

/** Another form of the same word is hardly less sure. */
const inflected = (linked: readonly LinkedColumn[] | undefined): readonly LinkedColumn[] =>
  (linked ?? []).map((one) => ({ ...one, quality: one.quality * 0.98 }))

/** What a word is translated to may be called otherwise by English headers, and by no others. */
const isInThesaurus = (word: string): boolean => englishNames().has(formOf(word))

const translated = (linked: readonly LinkedColumn[] | undefined, synonyms = false): readonly LinkedColumn[] =>
  (linked ?? [])
    .filter(({ how, quality }) => quality > 0.7 || (synonyms && how === 'synonym'))
    .map((one) => ({
      ...one,
      // A part of a name is no more than a part in any language.
      how: one.how === 'exact' ? 'translated' : one.how,
      quality: one.quality * (one.how === 'part' ? 0.9 : 0.88),
    }))

const shortestPart = 4

/** Preis of a Ticketpreis, a Ticketpreis where there is only a Preis, and all that begins with Flug; in languages that write so. */
function grownTogether(question: ReadQuestion, at: number, forms: ColumnForms): readonly LinkedColumn[] {
  const { stem, compounds } = question.locale.hears
  const word = question.units[at]?.folded ?? ''
  if (compounds !== true || stem === undefined || meaningsOf(question.locale).has(word)) return []
  const root = stem(word)
  if (root.length < shortestPart) return []
  return [...forms]
    .filter(([form]) => form.length >= shortestPart && !form.includes(' '))
    .flatMap(([form, linked]) => {
      const part = form.endsWith(root) ? 0.75 : root.endsWith(form) ? 0.7 : form.startsWith(root) ? 0.62 : 0
      return part === 0
        ? []
        : weaker(
            linked.filter(({ quality }) => quality > 0.8),
            part,
          )
    })
    .sort((a, b) => b.quality - a.quality)
}

/** One or two slips in a word that says nothing else. */
function misspelt(question: ReadQuestion, at: number, forms: ColumnForms): readonly LinkedColumn[] {
  const word = question.units[at]?.folded ?? ''
  if (
    !/^\p{L}{5,}$/u.test(word) ||
    meaningsOf(question.locale).has(joinUnits(question.units.slice(at, at + 1)))
  )
    return []
  const most = word.length >= 9 ? 2 : 1
  const near = [...forms].filter(
    ([form, linked]) =>
      form.length >= 5 &&
      form[0] === word[0] &&
      (linked[0]?.quality ?? 0) >= 0.9 &&
      distance(formOf(word), form, most) <= most,
  )
  return near.flatMap(([, linked]) =>
    linked.slice(0, 1).map((one) => ({ ...one, how: 'typo' as const, quality: 0.6 })),
  )
}
