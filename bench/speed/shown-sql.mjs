// The SQL that an answer showed, and the Parquet that it read.
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The statements of an answer, in the order in which they ran. */
export async function shownSql({ client, session_id, dataset_id }, question) {
  const { blocks } = await client.jobs.ask({ session_id, dataset_id, question })
  const code = blocks.filter(({ type }) => type === 'CODE').map(({ content }) => content)
  const statements = code.map((text) => /^```sql\n([^]*)\n```$/.exec(text)?.[1])
  if (statements.length === 0 || statements.includes(undefined))
    throw new Error(`${question} was not answered by queries: ${JSON.stringify(blocks).slice(0, 500)}`)
  return statements
}

export async function parquetOf({ folder }) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.parquet'))
  if (files.length !== 1) throw new Error(`One Parquet file was expected, not ${files.length}`)
  return path.join(folder, files[0])
}
