import { sql } from 'kysely'
import type { TellUnreadable } from '../../../domain/read-document.ts'
import type { Store } from '../../../ports/store.ts'
import type { Database } from './database.ts'
import { datasetStore } from './datasets.ts'
import { definitionStore } from './definitions.ts'
import { fileStore } from './files.ts'
import { jobStore } from './jobs.ts'
import { keyStore } from './keys.ts'
import { lexiconReader } from './lexicon.ts'
import { projectStore } from './projects.ts'
import { sessionStore } from './sessions.ts'
import { sourceStore } from './sources.ts'
import { trashStore } from './trash.ts'

export function sqlStore(database: Database, tellUnreadable: TellUnreadable): Store {
  return {
    projects: projectStore(database),
    keys: keyStore(database),
    sessions: sessionStore(database),
    jobs: jobStore(database, tellUnreadable),
    datasets: datasetStore(database),
    definitions: definitionStore(database),
    sources: sourceStore(database),
    files: fileStore(database),
    trash: trashStore(database),
    lexicon: lexiconReader(database),
    async check() {
      await database.query.selectNoFrom(sql<number>`1`.as('one')).execute()
    },
    close: () => database.query.destroy(),
  }
}
