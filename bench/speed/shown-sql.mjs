// The SQL that an answer showed, and the Parquet that it read.
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The statements of an answer, in the order in which they ran. */
async function shownSql({ client, session_id, dataset_id }, question) {
  const { blocks } = await client.jobs.ask({ session_id, dataset_id, question })
  const code = blocks.filter(({ type }) => type === 'CODE').map(({ content }) => content)
  const statements = code.map((text) => /^```sql\n([^]*)\n```$/.exec(text)?.[1])
  if (statements.length === 0 || statements.includes(undefined))
    throw new Error(`${question} was not answered by queries: ${JSON.stringify(blocks).slice(0, 500)}`)
  return statements
}

/** The questions that are answered by queries, each with its statements; the others are told, and more than a third of them is an error. */
export async function answeredByQueries(dataset, questions) {
  const [answered, others] = [[], []]
  for (const question of questions)
    await shownSql(dataset, question).then(
      (sql) => answered.push({ question, sql }),
      () => others.push(question),
    )
  if (others.length > 0) console.log(`  not answered by queries, and left out: ${others.join(' ')}`)
  if (others.length * 3 > questions.length)
    throw new Error(`Of ${questions.length} questions ${others.length} were not answered by queries`)
  return answered
}

export async function parquetOf({ folder }) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.parquet'))
  if (files.length !== 1) throw new Error(`One Parquet file was expected, not ${files.length}`)
  return path.join(folder, files[0])
}
