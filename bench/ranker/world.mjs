// The tables as the service has read them, with what their columns hold, from the data folder that the bench of answers keeps.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import LibsqlDatabase from 'libsql'
import { openEmbeddedStore } from '@auger/server/adapters/store/embedded'
import { askedTables } from '@auger/server/ask/asked-tables'
import { distinctNames } from '@auger/server/ask/distinct-names'
import { totalLabels } from '@auger/server/domain/total-words'
import { spansOf } from '@auger/server/locales/index'

export async function openWorld(folders) {
  const parts = []
  for (const work of folders) parts.push(await openPart(work))
  return {
    /** The tables of a dataset by its key, and the entries of their columns. */
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
  const known = new Map()
  return {
    async dataset(key) {
      if (known.has(key)) return known.get(key)
      const entry = map[key]
      if (entry === undefined) return undefined
      const ids = Object.values(entry.sources).map(({ id }) => id)
      const tables = askedTables(distinctNames(await store.sources.tables(ids)))
      const lexicon = new Map()
      for (const table of tables)
        for (const row of entriesOf.all(table.id)) {
          const one = { tableId: row.table_id, column: row.column_name, value: row.value, folded: row.folded }
          if (!lexicon.has(one.folded)) lexicon.set(one.folded, [])
          lexicon.get(one.folded).push(one)
        }
      const found = {
        key,
        tables,
        relations: await store.sources.relations(ids),
        lexicon,
        files: tables.map((table) => path.join(work, 'data', 'objects', 'stored', table.objectKey)),
      }
      known.set(key, found)
      return found
    },
    async close() {
      database.close()
      await store.close?.()
    },
  }
}

export function asked({ tables, relations, lexicon }, text, language) {
  const values = spansOf(text, language).flatMap((span) => lexicon.get(span) ?? [])
  return {
    text,
    language,
    mode: 'DATA_ANALYTICS',
    today: '2024-02-10',
    tables,
    relations,
    values: values.slice(0, 1000),
    totals: totalLabels.flatMap((label) => lexicon.get(label) ?? []),
  }
}
