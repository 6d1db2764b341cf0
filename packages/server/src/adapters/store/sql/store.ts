import { sql } from 'kysely'
import type { TellUnreadable } from '../../../domain/read-document.ts'
import type { Store } from '../../../ports/store.ts'
import { accountStore } from './accounts.ts'
import { auditStore } from './audit.ts'
import type { Database } from './database.ts'
import { datasetStore } from './datasets.ts'
import { definitionStore } from './definitions.ts'
import { feedbackStore } from './feedback.ts'
import { fileStore } from './files.ts'
import { accountLinkStore } from './follow-links.ts'
import { jobStore } from './jobs.ts'
import { keyStore } from './keys.ts'
import { lexiconReader } from './lexicon.ts'
import { loginTryStore } from './login-tries.ts'
import { loginStore } from './logins.ts'
import { membershipStore } from './memberships.ts'
import { modelCallStore } from './model-calls.ts'
import { projectStore } from './projects.ts'
import { questionStore } from './questions.ts'
import { retentionStore } from './retention.ts'
import { sessionStore } from './sessions.ts'
import { sourceStore } from './sources.ts'
import { trashStore } from './trash.ts'
import { usageStore } from './usage.ts'
import { deliveryStore } from './deliveries.ts'
import { webhookStore } from './webhooks.ts'

export function sqlStore(database: Database, tellUnreadable: TellUnreadable): Store {
  return {
    projects: projectStore(database),
    keys: keyStore(database),
    accounts: accountStore(database),
    memberships: membershipStore(database),
    accountLinks: accountLinkStore(database),
    logins: loginStore(database),
    loginTries: loginTryStore(database),
    sessions: sessionStore(database),
    jobs: jobStore(database, tellUnreadable),
    feedback: feedbackStore(database, tellUnreadable),
    questions: questionStore(database),
    usage: usageStore(database),
    datasets: datasetStore(database),
    definitions: definitionStore(database),
    sources: sourceStore(database),
    files: fileStore(database),
    trash: trashStore(database),
    audit: auditStore(database),
    retention: retentionStore(database),
    modelCalls: modelCallStore(database),
    webhooks: webhookStore(database),
    deliveries: deliveryStore(database),
    lexicon: lexiconReader(database),
    alone: (topic, work) => database.alone(topic, work),
    async check() {
      await database.query.selectNoFrom(sql<number>`1`.as('one')).execute()
    },
    close: () => database.query.destroy(),
  }
}
