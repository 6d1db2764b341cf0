import { newProject } from '@auger/server/domain/new-project'
import { Command } from 'commander'
import { keepAct } from '../keep-act.ts'
import { print, printJson, printRows } from '../print.ts'
import { withStore } from '../with-store.ts'

export function projectCommand(): Command {
  const command = new Command('project').description('create and list projects')

  command
    .command('create')
    .argument('<name>', 'what to call it')
    .option('--json', 'print JSON')
    .description('create a project; give it a key with "auger key create"')
    .action(async (name: string, options: { json?: boolean }) =>
      withStore(async (store, config) => {
        const project = newProject(name, config, new Date())
        await store.projects.create(project)
        const { id } = project
        await keepAct(store, { action: 'project.made', projectId: id, subject: id, detail: project.name })
        if (options.json) printJson({ id: project.id })
        else print(`Created project ${project.id}. Next: auger key create --project ${project.id}`)
      }),
    )

  command
    .command('list')
    .option('--json', 'print JSON')
    .description('list projects with their quotas')
    .action(async (options: { json?: boolean }) =>
      withStore(async (store) => {
        const projects = await Promise.all(
          (await store.projects.list()).map(async (project) => ({
            ...project,
            storageUsed: await store.projects.storageUsed(project.id),
          })),
        )
        if (options.json) printJson(projects)
        else if (projects.length === 0) print('No projects yet: auger project create NAME')
        else
          printRows(
            ['id', 'name', 'jobs', 'job quota', 'bytes', 'storage quota', 'created'],
            projects.map((project) => [
              project.id,
              project.name,
              project.jobsUsed,
              project.jobQuota,
              project.storageUsed,
              project.storageQuota,
              project.createdAt,
            ]),
          )
      }),
    )
  return command
}
