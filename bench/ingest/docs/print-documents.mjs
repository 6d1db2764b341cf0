// What became of documents, by extension, and those that a person should look at.
import { percent } from '../figures.mjs'

const goodShare = 0.5

export function printDocuments(documents, silent, listed) {
  console.log(`\ndocs: ${documents.length} files`)
  const extensions = [...new Set(documents.map(({ extension }) => extension))].toSorted()
  for (const extension of extensions) printExtension(documents.filter((one) => one.extension === extension))

  const withText = documents.filter(({ verdict }) => verdict === 'text')
  const list = (title, some, about, most = some.length) => {
    console.log(`  ${title}: ${some.length}`)
    for (const one of some.slice(0, most)) console.log(`    ${one.name.slice(-80)}: ${about(one)}`)
  }
  const outcome = ({ error, report }) => (error ?? report.notes.join(' ')).slice(0, 300)
  list(
    'without text though another reader found some',
    withText.filter(({ found }) => found === 0),
    outcome,
  )
  list('neither text nor a clear reason', silent, outcome)
  const few = withText.filter(({ found, expected }) => found > 0 && found < expected * goodShare)
  list('less than half of the text', few, ({ found, expected }) => `${found} of ${expected} characters`)
  const slow = documents.toSorted((one, other) => other.milliseconds - one.milliseconds)
  list('the slowest', slow.slice(0, listed), ({ milliseconds }) => `${Math.round(milliseconds)} ms`)
}

function printExtension(documents) {
  const [{ extension }] = documents
  const number = (wanted) => documents.filter(wanted).length
  const withText = number(({ verdict }) => verdict === 'text')
  const given = number(({ verdict, found }) => verdict === 'text' && found > 0)
  const counts = [
    ...(withText === 0 ? [] : [`text from ${given} of ${withText} with text, ${percent(given, withText)}`]),
    `${number(({ status }) => status === 'refused')} refused`,
    `${number(({ status }) => status === 'ended')} ended`,
    `${documents.reduce((sum, { tables = [] }) => sum + tables.length, 0)} tables`,
  ]
  console.log(`  ${extension.padEnd(4)} ${String(documents.length).padStart(4)}: ${counts.join('; ')}`)
}
