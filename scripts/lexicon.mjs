// Checks the words of every language: files parse, every phrase is found where it is said, none stands twice under one head, senses name
// concepts that there are, and a language has words for nearly all of them. Needs a build. Usage: lexicon.mjs
import { readFileSync } from 'node:fs'
import path from 'node:path'

const server = path.join(import.meta.dirname, '../packages/server')
const room = (file) => import(path.join(server, 'dist/analyst', file))
const [{ loadConcepts, loadLexicon }, { dataLines }, { spread }, { senseOf }, { tokenize }, { languages }] =
  await Promise.all(
    [
      'lexicon/load.js',
      '../locales/data-lines.js',
      '../locales/spread.js',
      'lexicon/sense-of.js',
      'tokenizer/tokenize.js',
      'lexicon/languages.js',
    ].map(room),
  )

const leastCovered = 0.95

/** Everything objectionable about the words of one language, each as "place: what". */
async function offencesOf(language, concepts) {
  const lexicon = await loadLexicon(language)
  const wordsOf = (phrase) => tokenize(phrase, lexicon, lexicon, lexicon.cuts)
  const senses = linesOf(language, 'senses.txt')
  const words = linesOf(language, 'concepts.txt')
  const isHeard = (line, tokens) =>
    lexicon
      .sensesAt(tokens, 0)
      .some(({ until, senses: found }) => until === tokens.length && found.some(isSame(senseOf(line.head))))
  const isNamed = (line, tokens) =>
    lexicon
      .conceptsAt(tokens, 0)
      .some(({ until, concepts: found }) => until === tokens.length && found.includes(line.head))
  return [
    ...inPhrases(senses, wordsOf, isHeard),
    ...inPhrases(words, wordsOf, isNamed),
    ...senses.flatMap((line) => unknownConcepts(line, concepts)),
    ...words
      .filter(({ head }) => !concepts.has(head))
      .map(({ head, place }) => `${place}: ${head} is no concept`),
    ...inCoverage(language, concepts, new Set(words.map(({ head }) => head))),
  ]
}

function linesOf(language, name) {
  const file = `${language.toLowerCase()}/lexicon/${name}`
  return dataLines(readFileSync(path.join(server, 'src/locales', file), 'utf8'), file)
}

const isSame = (sense) => (other) => JSON.stringify(sense) === JSON.stringify(other)

function* inPhrases(lines, wordsOf, isFound) {
  const seen = new Map()
  for (const line of lines) {
    for (const phrase of line.phrases.flatMap(spread)) {
      const tokens = wordsOf(phrase)
      const key = `${line.head}: ${tokens.map(({ folded }) => folded).join(' ')}`
      if (seen.has(key)) yield `${line.place}: "${phrase}" stands at ${seen.get(key)} too`
      else if (!isFound(line, tokens)) yield `${line.place}: "${phrase}" cannot be found where it is said`
      seen.set(key, line.place)
    }
  }
}

const unknownConcepts = ({ head, place }, concepts) =>
  (/ of=([a-z0-9,-]+)/.exec(head)?.[1] ?? '')
    .split(',')
    .filter((id) => id !== '' && !concepts.has(id))
    .map((id) => `${place}: ${id} is no concept`)

function* inCoverage(language, concepts, named) {
  const missing = [...concepts.keys()].filter((id) => !named.has(id))
  const covered = 1 - missing.length / concepts.size
  if (missing.length > 0) console.log(`${language} has no words for ${missing.join(', ')}`)
  if (covered < leastCovered)
    yield `${language}: words for only ${(covered * 100).toFixed(1)} % of the concepts`
}

const concepts = await loadConcepts()
const all = await Promise.all(Object.keys(languages).map((language) => offencesOf(language, concepts)))
const offences = all.flat()
for (const offence of offences) console.log(offence)
console.log(
  `lexicon: ${all.length} languages, ${concepts.size} concepts, ${offences.length === 0 ? 'nothing to object to' : `${offences.length} offences`}`,
)
process.exit(offences.length === 0 ? 0 : 1)
