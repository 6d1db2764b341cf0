import type { Config } from './config.ts'
import { ownAct } from './domain/audit-entry.ts'
import { newKey, type NewKey } from './domain/new-key.ts'
import { newProject } from './domain/new-project.ts'
import { agentsProjectId, hashKey } from './domain/project.ts'
import type { Store } from './ports/store.ts'

export interface FirstProject {
  readonly projectId: string
  /** Set when a key was made now and must be shown. */
  readonly madeKey: string | undefined
}

/** Processes that start together make one first project between them. */
export const firstProjectTopic = 'first project'

/** The first start makes a project and a key. A key given by the settings is kept as the first project's, now or later. */
export const ensureFirstProject = (store: Store, config: Config, now: Date): Promise<FirstProject> =>
  store.alone(firstProjectTopic, () => findOrMake(store, config, now))

async function findOrMake(store: Store, config: Config, now: Date): Promise<FirstProject> {
  const oldest = (await store.projects.list()).find(({ id }) => id !== agentsProjectId)
  const project = oldest ?? newProject('default', config, now)
  const projectId = project.id
  if (oldest === undefined) {
    await store.projects.create(project)
    await store.audit.add([
      ownAct({ action: 'project.made', projectId, subject: projectId, detail: project.name }, now),
    ])
  }
  const keep = async ({ key }: NewKey) => {
    await store.keys.create(key)
    await store.audit.add([ownAct({ action: 'key.made', projectId, subject: key.id, detail: key.name }, now)])
  }
  if (config.apiKey !== undefined) {
    if ((await store.keys.findByHash(hashKey(config.apiKey))) === undefined)
      await keep(newKey(project.id, 'AUGER_API_KEY', now, config.apiKey))
    return { projectId: project.id, madeKey: undefined }
  }
  if ((await store.keys.list()).some((key) => key.projectId === project.id))
    return { projectId: project.id, madeKey: undefined }
  const made = newKey(project.id, 'first', now)
  await keep(made)
  return { projectId: project.id, madeKey: made.secret }
}
