import { expect, test } from 'vitest'
import { type StoredFile, type UploadedPart, objectKeys } from '../domain/file.ts'
import { newId } from '../domain/ids.ts'
import {
  type StoreUnderTest,
  aFile,
  aSource,
  anOwner,
  keptDataset,
  keptFile,
  later,
  noon,
  times,
} from './store-samples.contract.ts'

export function filesContract(underTest: StoreUnderTest): void {
  const upload = async (change: Partial<StoredFile> = {}) => {
    const owner = await anOwner(underTest.store)
    const uploadId = newId('upload')
    const file = await keptFile(underTest.store, owner, { ready: false, uploadId, ...change })
    const part = (number: number, random: string): UploadedPart => ({
      number,
      etag: `etag-${random}`,
      size: 5_242_880,
      objectKey: objectKeys.part(uploadId, number, random),
    })
    return { owner, file, uploadId, part, ...underTest.store }
  }

  test('a file is found as it was created', async () => {
    const owner = await anOwner(underTest.store)
    const { files } = underTest.store
    const plain = await keptFile(underTest.store, owner, { name: 'résumé 表.xlsx', size: 5_000_000_000 })
    const inParts = await keptFile(underTest.store, owner, { ready: false, uploadId: 'upload-1' })
    expect(await files.find(plain.id)).toEqual(plain)
    expect(await files.find(inParts.id)).toEqual(inParts)
    expect(await files.find('file-unknown')).toBeUndefined()
  })

  test('a storage quota is filled to the last byte and no further, also when uploads race', async () => {
    const { files, projects } = underTest.store
    const owner = await anOwner(underTest.store, { storageQuota: 1_000 })
    const created = await Promise.all(times(30, () => files.create(aFile(owner, { size: 90, ready: false }))))
    expect(created.filter(Boolean)).toHaveLength(11)
    expect(await projects.storageUsed(owner.projectId)).toBe(990)

    expect(await files.create(aFile(owner, { size: 11 }))).toBe(false)
    expect(await files.create(aFile(owner, { size: 10 }))).toBe(true)
    expect(await files.create(aFile(owner, { size: 1 }))).toBe(false)
    expect(await files.create(aFile(await anOwner(underTest.store), { size: 2_000 }))).toBe(true)

    await projects.update(owner.projectId, { storage: null })
    expect(await files.create(aFile(owner, { size: 1 }))).toBe(true)
  })

  test('parts come in order of their numbers; a later one takes the place of the earlier', async () => {
    const { file, part, files, trash } = await upload()
    expect(await files.savePart(file.id, part(10, 'a'))).toBe(true)
    expect(await files.savePart(file.id, part(2, 'b'))).toBe(true)
    expect(await files.savePart(file.id, part(2, 'c'))).toBe(true)
    expect(await files.savePart(file.id, part(10, 'a'))).toBe(true)
    expect(await files.savePart('file-unknown', part(1, 'd'))).toBe(false)

    expect(await files.parts(file.id)).toEqual([part(2, 'c'), part(10, 'a')])
    const thrownAway = await trash.list(100_000)
    expect(thrownAway).toContain(part(2, 'b').objectKey)
    expect(thrownAway).not.toContain(part(2, 'c').objectKey)
    expect(thrownAway).not.toContain(part(10, 'a').objectKey)
  })

  test('of parts that race for one number one stays and the others go', async () => {
    const { file, part, files, trash } = await upload()
    const parts = times(10, (index) => part(1, `${index}`))
    await Promise.all(parts.map((one) => files.savePart(file.id, one)))

    const [kept, ...others] = await files.parts(file.id)
    expect(others).toEqual([])
    const thrownAway = await trash.list(100_000)
    const gone = parts.filter(({ objectKey }) => thrownAway.includes(objectKey))
    expect(gone).toEqual(parts.filter(({ objectKey }) => objectKey !== kept?.objectKey))
  })

  test('a complete file is ready, and takes no more parts', async () => {
    const { file, uploadId, part, files, trash } = await upload()
    await files.savePart(file.id, part(1, 'a'))

    expect(await files.complete(file.id)).toBe(true)
    expect(await files.find(file.id)).toEqual({ ...file, ready: true })
    expect(await files.parts(file.id)).toEqual([])
    expect(await trash.list(100_000)).toContain(objectKeys.parts(uploadId))
    expect(await files.savePart(file.id, part(2, 'b'))).toBe(false)
    expect(await files.complete('file-unknown')).toBe(false)
  })

  test('a fetched file is filled once it is there, within the quota', async () => {
    const { store } = underTest
    const owner = await anOwner(store, { storageQuota: 100 })
    await keptFile(store, owner, { size: 60 })
    const announced = await keptFile(store, owner, { size: 10, ready: false })
    const dataset = await keptDataset(store, owner)
    const source = aSource(dataset, announced, { url: 'https://example.com/a.csv' })
    expect(await store.sources.create(aSource(dataset, announced))).toBe(false)
    expect(await store.sources.create(source)).toBe(true)
    expect(await store.files.fill(announced, 41)).toBe('no room')
    expect(await store.files.find(announced.id)).toEqual(announced)
    expect(await store.files.fill(announced, 40)).toBe('filled')
    expect(await store.files.find(announced.id)).toEqual({ ...announced, size: 40, ready: true })
    expect(await store.sources.find(source.id)).toEqual({ ...source, size: 40 })
    expect(await store.files.fill({ ...announced, id: 'file-unknown' }, 1)).toBe('no room')
    await store.sources.remove(source.id)
    expect(await store.files.fill(announced, 1)).toBe('gone')
  })

  test('old files that no source uses expire, ready or not', async () => {
    const {
      owner,
      file: unfinished,
      uploadId,
      part,
      files,
      sources,
      trash,
      projects,
    } = await upload({ createdAt: noon })
    const unused = await keptFile(underTest.store, owner, { createdAt: noon })
    const used = await keptFile(underTest.store, owner, { createdAt: noon })
    const recent = await keptFile(underTest.store, owner, { createdAt: later })
    await sources.create(aSource(await keptDataset(underTest.store, owner), used))
    await files.savePart(unfinished.id, part(1, 'a'))

    expect(await files.expire(noon)).toBe(0)
    expect(await files.expire(later)).toBeGreaterThanOrEqual(2)

    const found = await Promise.all([unfinished, unused, used, recent].map(({ id }) => files.find(id)))
    expect(found).toEqual([undefined, undefined, used, recent])
    expect(await files.parts(unfinished.id)).toEqual([])
    const thrownAway = await trash.list(100_000)
    expect(thrownAway).toEqual(
      expect.arrayContaining([objectKeys.file(unused.id), objectKeys.parts(uploadId)]),
    )
    expect(thrownAway).not.toContain(objectKeys.file(used.id))
    expect(await projects.storageUsed(owner.projectId)).toBe(used.size + recent.size)
  })
}
