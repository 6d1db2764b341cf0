import type { Language } from '@auger/contract'
import { fold } from '../domain/table.ts'
import { stemWords, translations } from './glossary.ts'
import type { Hears } from './hears.ts'
import { partedUnits } from './parted-units.ts'
import { localeFor } from './registry.ts'
import { singular } from './stem.ts'
import type { Unit } from './units.ts'

const longestSpaced = 8
const longestDense = 12
const mostSpans = 2_000

/** Every stretch of a question that may name a value, folded, with its singular and its translations; to look up what columns hold. */
export function spansOf(text: string, language: Language): readonly string[] {
  const { hears } = localeFor(language).locale
  const units = partedUnits(text, hears)
  const longest = hears.spaced && !units.some((unit) => unit.dense) ? longestSpaced : longestDense
  const spans = new Set<string>()
  for (let length = 1; length <= longest; length++)
    for (let first = 0; first + length <= units.length; first++) {
      if (spans.size >= mostSpans) return [...spans]
      addSpan(spans, text, units[first], units[first + length - 1], hears)
    }
  for (const form of baseForms(units, hears)) if (spans.size < mostSpans) spans.add(form)
  return [...spans]
}

/** What an inflected word, or a name of two, may be where it is not inflected: "Нижнем Новгороде" is Нижний Новгород. */
function baseForms(units: readonly Unit[], { stem, endings = [], bases }: Hears): readonly string[] {
  if (stem === undefined) return []
  const ofWord = units.map(({ folded }) => bases?.(folded) ?? endings.map((ending) => stem(folded) + ending))
  const pairs = ofWord.flatMap((first, at) =>
    /^\p{Lu}/u.test(units[at]?.text ?? '')
      ? first.flatMap((word) => (ofWord[at + 1] ?? []).map((next) => `${word} ${next}`))
      : [],
  )
  return [...ofWord.flat(), ...pairs]
}

function addSpan(
  spans: Set<string>,
  text: string,
  first: Unit | undefined,
  last: Unit | undefined,
  { stem, unglued }: Hears,
): void {
  if (first === undefined || last === undefined) return
  const folded = fold(text.slice(first.start, last.end))
  spans.add(folded)
  if (stem !== undefined) spans.add(stemWords(folded, stem))
  for (const form of unglued?.(folded) ?? []) spans.add(form)
  if (/[-_/]/.test(folded)) spans.add(folded.replace(/[-_/]+/g, ' '))
  if (/^\S+ \S+$/.test(folded)) spans.add(folded.replace(' ', '-'))
  for (const edged of withEdges(text, first, last)) spans.add(edged)
  if (/[a-z]s$/.test(folded)) spans.add(folded.replace(/[a-z]+$/, singular))
  for (const translation of translations(folded, stem)) spans.add(translation)
}

/** No name has more marks at its edge; what is looked at does not grow with the text. */
const mostMarks = 16

/** With the marks that touch it: "U.S.", "$5", "#1", "(10th)". */
export function withEdges(text: string, first: Unit, last: Unit): readonly string[] {
  const head = text.slice(Math.max(0, first.start - mostMarks), first.start)
  const tail = text.slice(last.end, last.end + mostMarks)
  const before = /[^\s\p{L}\p{N}"'“”‘’„«»「」，。？！、：；]+$/u.exec(head)?.[0] ?? ''
  const after = /^[^\s\p{L}\p{N}"“”‘’„«»「」，。？！、：；]+/u.exec(tail)?.[0] ?? ''
  const core = text.slice(first.start, last.end)
  const forms = [before + core, core + after, before + core + after, core + after.replace(/[?!,;:]+$/, '')]
  return [...new Set(forms.filter((form) => form !== core).map(fold))]
}
