import { expect, test } from 'vitest'
import { type StoreUnderTest, aFile, aProject, anOwner } from './store-samples.contract.ts'

export function projectsContract(underTest: StoreUnderTest): void {
  test('a project is found and listed as it was created, oldest first', async () => {
    const { projects } = underTest.store
    const first = aProject({ name: 'Première ✓', jobQuota: 3, storageQuota: 20_000_000_000_000 })
    const second = aProject({ jobsUsed: 7 })
    await projects.create(first)
    await projects.create(second)

    expect(await projects.find(first.id)).toEqual(first)
    const listed = await projects.list()
    expect(listed.filter(({ id }) => [first.id, second.id].includes(id))).toEqual([first, second])
    expect(await projects.find('project-unknown')).toBeUndefined()
  })

  test('an id serves once', async () => {
    const { projects } = underTest.store
    const project = aProject()
    await projects.create(project)
    await expect(projects.create({ ...project, name: 'Other' })).rejects.toThrow()
    expect(await projects.find(project.id)).toEqual(project)
  })

  test('a quota changes alone, null takes it away, and a project is renamed', async () => {
    const { projects } = underTest.store
    const project = aProject({ jobQuota: 1, storageQuota: 2 })
    await projects.create(project)

    expect(await projects.update(project.id, { jobs: 10 })).toBe(true)
    expect(await projects.find(project.id)).toEqual({ ...project, jobQuota: 10 })
    expect(await projects.update(project.id, { jobs: null, storage: 5 })).toBe(true)
    expect(await projects.find(project.id)).toEqual({ ...project, jobQuota: null, storageQuota: 5 })
    expect(await projects.update(project.id, { name: 'Ventas ✓' })).toBe(true)
    expect(await projects.find(project.id)).toMatchObject({ name: 'Ventas ✓', storageQuota: 5 })
    expect(await projects.update(project.id, {})).toBe(true)
    expect(await projects.update('project-unknown', { jobs: 1 })).toBe(false)
  })

  test('storage used is the sum of files ready and under way, of this project alone', async () => {
    const { projects, files } = underTest.store
    const owner = await anOwner(underTest.store)
    const stranger = await anOwner(underTest.store)
    expect(await projects.storageUsed(owner.projectId)).toBe(0)

    await files.create(aFile(owner, { size: 5_000_000_000 }))
    await files.create(aFile({ ...owner, userId: 'grace' }, { size: 7, ready: false, uploadId: 'upload-1' }))
    await files.create(aFile(stranger, { size: 11 }))

    expect(await projects.storageUsed(owner.projectId)).toBe(5_000_000_007)
  })
}
