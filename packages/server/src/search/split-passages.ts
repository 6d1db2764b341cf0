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
    joined(paragraphs(text).flatMap(pieces)).map((passage) => ({
      text: passage,
      page: page ?? null,
      headings,
    })),
  )
}

function paragraphs(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*\n|\r?\n/)
    .map((paragraph) => paragraph.replace(/[^\S\n]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
}

function joined(paragraphs: readonly string[]): readonly string[] {
  const passages: string[] = []
  for (const paragraph of paragraphs) {
    const last = passages.at(-1)
    if (last !== undefined && last.length < enough && last.length + paragraph.length + 1 <= longest)
      passages[passages.length - 1] = `${last}\n${paragraph}`
    else passages.push(paragraph)
  }
  return passages
}

const sentenceEnd = /(?<=[.!?…؟۔।॥]["'”’»)\]]*)\s+|(?<=[。！？｡][」』”）]*)/u

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
  const characters = [...sentence]
  const half = Math.ceil(characters.length / 2)
  return [characters.slice(0, half).join(''), characters.slice(half).join('')].flatMap(cut)
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
