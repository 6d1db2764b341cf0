import { type Kysely, type Migration, Migrator, type MigratorProps } from 'kysely'
import { type OrdinalColumn, createFirstTables } from './0001-first-tables.ts'
import { addJobCost } from './0002-job-cost.ts'
import { addRelations } from './0003-relations.ts'
import { addReadings } from './0004-readings.ts'
import { boundAnswers } from './0005-bounded-answers.ts'
import { addJobRefusal } from './0006-job-refusal.ts'
import { addResultFiles } from './0007-result-files.ts'
import { addTableStructure } from './0008-table-structure.ts'
import { addDefinitions } from './0009-definitions.ts'
import { addLongTables } from './0010-long-tables.ts'
import { addJobFrame } from './0011-job-frame.ts'
import { addJobResults } from './0012-job-results.ts'
import { addStandingTables } from './0013-standing-tables.ts'
import { addFeedback } from './0014-feedback.ts'
import { addModelCalls } from './0015-model-calls.ts'
import { addAccounts } from './0016-accounts.ts'
import { addUsage } from './0017-usage.ts'
import { addFoldedQuestions } from './0018-folded-questions.ts'
import { addAudit } from './0019-audit.ts'
import { addRetention } from './0020-retention.ts'
import { addWebhooks } from './0021-webhooks.ts'
import { addDeliveryTrace } from './0022-delivery-trace.ts'

const migrations = (ordinal: OrdinalColumn): { readonly [name: string]: Migration } => ({
  '0001-first-tables': { up: (db) => createFirstTables(db, ordinal) },
  '0002-job-cost': { up: addJobCost },
  '0003-relations': { up: addRelations },
  '0004-readings': { up: addReadings },
  '0005-bounded-answers': { up: boundAnswers },
  '0006-job-refusal': { up: addJobRefusal },
  '0007-result-files': { up: addResultFiles },
  '0008-table-structure': { up: addTableStructure },
  '0009-definitions': { up: (db) => addDefinitions(db, ordinal) },
  '0010-long-tables': { up: addLongTables },
  '0011-job-frame': { up: addJobFrame },
  '0012-job-results': { up: addJobResults },
  '0013-standing-tables': { up: addStandingTables },
  '0014-feedback': { up: (db) => addFeedback(db, ordinal) },
  '0015-model-calls': { up: (db) => addModelCalls(db, ordinal) },
  '0016-accounts': { up: (db) => addAccounts(db, ordinal) },
  '0017-usage': { up: addUsage },
  '0018-folded-questions': { up: addFoldedQuestions },
  '0019-audit': { up: (db) => addAudit(db, ordinal) },
  '0020-retention': { up: addRetention },
  '0021-webhooks': { up: (db) => addWebhooks(db, ordinal) },
  '0022-delivery-trace': { up: addDeliveryTrace },
})

/** Brings the tables up to date; a database from a later version is refused. */
export async function migrate<Tables>(db: Kysely<Tables>, ordinal: OrdinalColumn): Promise<void> {
  await bringUpToDate(db, migrations(ordinal))
}

/** Migrations that were made before are known by a table, which has another name for those of one dialect. */
export async function bringUpToDate<Tables>(
  db: Kysely<Tables>,
  migrations: { readonly [name: string]: Migration },
  tables: Pick<MigratorProps, 'migrationTableName' | 'migrationLockTableName'> = {},
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    ...tables,
  })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const why = error instanceof Error ? error.message : String(error)
  throw new Error(`The tables of the store could not be brought up to date: ${why}`, { cause: error })
}
