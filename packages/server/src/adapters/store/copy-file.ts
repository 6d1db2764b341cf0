import LibsqlDatabase from 'libsql'

/** Writes all rows as they are at one moment to a new file, while others write. */
export function copyStoreFile(file: string, target: string): void {
  const database = new LibsqlDatabase(file, { timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run([target])
  } finally {
    database.close()
  }
}

/** The keys of files and tables that are in use. Results are left out: one that is gone is made again from its job. */
export function objectsNamedIn(file: string): readonly string[] {
  const database = new LibsqlDatabase(file, { readonly: true })
  try {
    const rows = database
      .prepare(
        `select 'files/' || id as key from files where ready = 1
        union select object_key from source_tables`,
      )
      .all([]) as readonly { readonly key: string }[]
    return rows.map(({ key }) => key)
  } finally {
    database.close()
  }
}
