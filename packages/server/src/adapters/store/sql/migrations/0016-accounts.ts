import type { Kysely } from 'kysely'
import type { OrdinalColumn } from './0001-first-tables.ts'

/** The people who use the page, where they belong, and how they come in. Of secrets there are hashes alone. */
export async function addAccounts(db: Kysely<unknown>, ordinal: OrdinalColumn): Promise<void> {
  await ordinal(db.schema.createTable('accounts'))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded_name', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'integer', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text')
    .addColumn('shut_at', 'text')
    .execute()
  await db.schema
    .createTable('memberships')
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('memberships_key', ['project_id', 'account_id'])
    .execute()
  await db.schema.createIndex('memberships_of_account').on('memberships').column('account_id').execute()
  await ordinal(db.schema.createTable('logins'))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('logins_of_account').on('logins').column('account_id').execute()
  await db.schema
    .createTable('account_links')
    .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_links_of_account').on('account_links').column('account_id').execute()
  await db.schema
    .createTable('login_tries')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('login_tries_of_subject').on('login_tries').columns(['subject', 'at']).execute()
  await db.schema.createIndex('login_tries_by_time').on('login_tries').column('at').execute()
}
