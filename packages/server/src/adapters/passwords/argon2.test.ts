import { expect, test } from 'vitest'
import { passwordsContract } from '../../ports/passwords.contract.ts'
import { createPasswords } from './argon2.ts'

passwordsContract('argon2', createPasswords)

test('hashes are argon2id with 19 MiB and two passes', async () => {
  expect(await createPasswords().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a name that nobody has takes as long as one that somebody has', async () => {
  const passwords = createPasswords()
  const kept = await passwords.hash('correct horse')
  const took = async (hash: string | undefined) => {
    const began = process.cpuUsage()
    for (let index = 0; index < 10; index++) await passwords.verify(hash, 'wrong')
    const { user, system } = process.cpuUsage(began)
    return user + system
  }
  await took(kept)
  const ratio = (await took(undefined)) / (await took(kept))
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
