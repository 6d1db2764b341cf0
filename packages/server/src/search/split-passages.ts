/** A stretch of text that is found and quoted as one. */
export interface Passage {
  readonly text: string
  readonly page: number | null
  readonly headings: readonly string[]
}

interface Part {
  readonly text: string
  readonly page?: number
  readonly headings: readonly string[]
}

const longest = 1_200
/** Paragraphs shorter than this are read together with the next one. */
const enough = 400

/** Passages of parts in reading order: whole paragraphs where they fit, whole sentences where they do not. */
export function splitPassages(parts: readonly Part[]): readonly Passage[] {
  return parts.flatMap(({ text, page, headings }) =>
    joined(text).map((passage) => ({ text: passage, page: page ?? null, headings })),
  )
}

/** One by one: a text may have a line for every other character. */
function* paragraphs(text: string): Generator<string> {
  let from = 0
  for (const { index, 0: end } of text.matchAll(/\r?\n\s*\n|\r?\n/g)) {
    yield text.slice(from, index)
    from = index + end.length
  }
  yield text.slice(from)
}

/** A line so long that does not end a sentence goes on in the next one: the text was broken to fit a width. */
const wrapped = { least: 60, most: 120 }
const endsSentence = /[.!?:;…|。！？；：]["'”’»)\]]{0,9}$/u
const beginsAnew = /^(?:[-*•‣◦#>|=+]|\d+[.)]\s|[([]?[a-z\d][.)]\s)/u

/** Paragraphs with the lines put together again that a fixed width has broken. */
function* unwrapped(lines: Iterable<string>): Generator<string> {
  let [open, last] = ['', '']
  for (const line of lines) {
    const next = line.trim()
    const goesOn =
      last.length >= wrapped.least &&
      last.length <= wrapped.most &&
      !endsSentence.test(last) &&
      /^[\p{L}\p{N}"'“‘«(]/u.test(next) &&
      !beginsAnew.test(next)
    if (open !== '' && !goesOn) yield open
    open = goesOn ? `${open} ${next}` : line
    last = next
  }
  if (open !== '') yield open
}

function joined(text: string): readonly string[] {
  const passages: string[] = []
  let open: string[] = []
  let length = 0
  const end = () => {
    if (open.length > 0) passages.push(open.join('\n'))
    open = []
    length = 0
  }
  for (const paragraph of unwrapped(paragraphs(text))) {
    const plain = paragraph.replace(/[^\S\n]+/g, ' ').trim()
    for (const piece of plain === '' ? [] : pieces(plain)) {
      if (length >= enough || length + piece.length + 1 > longest) end()
      length += piece.length + (open.push(piece) > 1 ? 1 : 0)
    }
  }
  end()
  return passages
}

/** So few signs may close a sentence that a run of them is not gone through again at each. */
const sentenceEnd = /(?<=[.!?…؟۔।॥]["'”’»)\]]{0,9})\s+|(?<=[。！？｡][」』”）]{0,9})/u

function pieces(paragraph: string): readonly string[] {
  if (paragraph.length <= longest) return [paragraph]
  return packed(
    paragraph.split(sentenceEnd).flatMap((sentence) => cut(sentence)),
    ' ',
  )
}

/** A sentence without end is cut between words, and a word without end wherever it must be. */
function cut(sentence: string): readonly string[] {
  if (sentence.length <= longest) return [sentence]
  const words = sentence.split(/\s+/)
  if (words.length > 1) return packed(words.flatMap(cut), ' ')
  return cutWord(sentence)
}

/** In pieces of about the same length, none of which ends within a character. */
function cutWord(word: string): readonly string[] {
  const count = Math.ceil(word.length / (longest - 2))
  const places = Array.from({ length: count + 1 }, (_, at) => {
    const place = Math.round((word.length * at) / count)
    return /[\udc00-\udfff]/.test(word[place] ?? '') ? place + 1 : place
  })
  return places.slice(1).map((end, at) => word.slice(places[at], end))
}

function packed(pieces: readonly string[], between: string): readonly string[] {
  const whole: string[] = []
  let open = ''
  for (const piece of pieces) {
    if (open !== '' && open.length + between.length + piece.length > longest) {
      whole.push(open)
      open = piece
    } else open = open === '' ? piece : `${open}${between}${piece}`
  }
  return open === '' ? whole : [...whole, open]
}
