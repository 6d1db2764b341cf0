// The tables as the service has read them, with what their columns hold, from the data folder that the bench of answers keeps.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import LibsqlDatabase from 'libsql'
import { openEmbeddedStore } from '@auger/server/adapters/store/embedded'
import { hear } from '@auger/server/analyst/hear/hear'
import { askedTables } from '@auger/server/domain/asked-tables'
import { distinctNames } from '@auger/server/ask/distinct-names'
import { withKnownMetrics } from '@auger/server/domain/known-metrics'
import { totalLabels } from '@auger/server/domain/total-words'

/** What "last month" counts from where the data does not tell. */
const today = '2024-02-10'
const mostValues = 1000

export async function openWorld(folders) {
  const parts = []
  for (const work of folders) parts.push(await openPart(work))
  return {
    /** { key, tables, files, asked(text) } of a dataset; undefined where no work folder has it, or it has no table. */
    async dataset(key) {
      for (const part of parts) {
        const found = await part.dataset(key)
        if (found !== undefined) return found
      }
      return undefined
    },
    async close() {
      for (const part of parts) await part.close()
    },
  }
}

async function openPart(work) {
  const map = JSON.parse(readFileSync(path.join(work, 'map.json'), 'utf8'))
  const file = path.join(work, 'data', 'auger.db')
  const store = await openEmbeddedStore(file)
  const database = new LibsqlDatabase(file, { readonly: true })
  const entriesOf = database.prepare(
    'SELECT table_id, column_name, value, folded FROM lexicon_entries WHERE table_id = ? ORDER BY ordinal',
  )
  return {
    async dataset(key) {
      if (map[key] === undefined) return undefined
      const ids = Object.values(map[key].sources).flatMap(({ id, error }) =>
        error === undefined ? [id] : [],
      )
      const tables = askedTables(distinctNames(await store.sources.tables(ids)))
      if (tables.length === 0) return undefined
      const relations = tables.length > 1 ? await store.sources.relations(ids) : []
      const lexicon = lexiconOf(tables.flatMap(({ id }) => entriesOf.all(id)))
      return {
        key,
        tables,
        files: tables.map((table) => path.join(work, 'data', 'objects', 'stored', table.objectKey)),
        asked: (text) => asked({ tables, relations, lexicon }, text),
      }
    },
    async close() {
      database.close()
      await store.close?.()
    },
  }
}

function lexiconOf(rows) {
  const lexicon = new Map()
  for (const { table_id: tableId, column_name: column, value, folded } of rows) {
    if (!lexicon.has(folded)) lexicon.set(folded, [])
    lexicon.get(folded).push({ tableId, column, value, folded })
  }
  return lexicon
}

/** A question as an analyst gets it, in the language that it is heard in. */
async function asked({ tables, relations, lexicon }, text) {
  const { language, spans } = await hear(text, { tables })
  const definitions = withKnownMetrics([], tables)
  return {
    text,
    language,
    mode: 'DATA_ANALYTICS',
    today,
    tables,
    relations,
    ...(definitions.length === 0 ? {} : { definitions }),
    values: spans.flatMap((span) => lexicon.get(span) ?? []).slice(0, mostValues),
    totals: totalLabels.flatMap((label) => lexicon.get(label) ?? []),
  }
}
