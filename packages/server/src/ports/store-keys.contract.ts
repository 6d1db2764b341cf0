import { expect, test } from 'vitest'
import { type StoreUnderTest, aKey, anOwner, later, noon, times } from './store-samples.contract.ts'

export function keysContract(underTest: StoreUnderTest): void {
  const projectId = async () => (await anOwner(underTest.store)).projectId

  test('a key is found by its hash and listed, of a project or of none', async () => {
    const { keys } = underTest.store
    const ofProject = aKey(await projectId())
    const global = aKey(null)
    await keys.create(ofProject)
    await keys.create(global)

    expect(await keys.findByHash(ofProject.hash)).toEqual(ofProject)
    expect(await keys.findByHash(global.hash)).toEqual(global)
    expect(await keys.findByHash('unknown')).toBeUndefined()
    expect((await keys.list()).filter(({ id }) => [ofProject.id, global.id].includes(id))).toEqual([
      ofProject,
      global,
    ])
    expect(await keys.list(ofProject.projectId ?? '')).toEqual([ofProject])
    expect(await keys.list(await projectId())).toEqual([])
  })

  test('a key is revoked once, and still found', async () => {
    const { keys } = underTest.store
    const key = aKey(await projectId())
    await keys.create(key)

    expect(await keys.revoke(key.id, noon)).toBe(true)
    expect(await keys.revoke(key.id, later)).toBe(false)
    expect(await keys.revoke('key-unknown', noon)).toBe(false)
    expect(await keys.findByHash(key.hash)).toEqual({ ...key, revokedAt: noon })
  })

  test('rotation revokes the old key as it creates the new one', async () => {
    const { keys } = underTest.store
    const old = aKey(await projectId())
    const replacement = aKey(old.projectId, { createdAt: later })
    await keys.create(old)

    expect(await keys.rotate(old.id, replacement)).toBe(true)
    expect((await keys.findByHash(old.hash))?.revokedAt).toBe(later)
    expect(await keys.findByHash(replacement.hash)).toEqual(replacement)

    const second = aKey(old.projectId)
    expect(await keys.rotate(old.id, second)).toBe(false)
    expect(await keys.rotate('key-unknown', second)).toBe(false)
    expect(await keys.findByHash(second.hash)).toBeUndefined()
  })

  test('a rotation that cannot create the new key leaves the old one valid', async () => {
    const { keys } = underTest.store
    const old = aKey(await projectId())
    await keys.create(old)
    await expect(keys.rotate(old.id, { ...aKey(old.projectId), hash: old.hash })).rejects.toThrow()
    expect(await keys.findByHash(old.hash)).toEqual(old)
  })

  test('of rotations that race, one wins', async () => {
    const { keys } = underTest.store
    const old = aKey(await projectId())
    await keys.create(old)
    const replacements = times(10, () => aKey(old.projectId))

    const rotated = await Promise.all(replacements.map((replacement) => keys.rotate(old.id, replacement)))

    expect(rotated.filter(Boolean)).toHaveLength(1)
    const found = await Promise.all(replacements.map(({ hash }) => keys.findByHash(hash)))
    expect(found.map((key) => key !== undefined)).toEqual(rotated)
  })

  test('the time of last use only moves on', async () => {
    const { keys } = underTest.store
    const key = aKey(await projectId())
    await keys.create(key)
    const lastUsed = async () => (await keys.findByHash(key.hash))?.lastUsedAt

    await keys.touch(key.id, noon)
    expect(await lastUsed()).toBe(noon)
    await keys.touch(key.id, later)
    await keys.touch(key.id, noon)
    expect(await lastUsed()).toBe(later)
  })
}
