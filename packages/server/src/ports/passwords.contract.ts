import { describe, expect, test } from 'vitest'
import type { Passwords } from './passwords.ts'

export function passwordsContract(name: string, create: () => Passwords): void {
  describe(name, () => {
    const passwords = create()

    test('a password is right for its own hash and for no other', async () => {
      const [one, again] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')]
      expect(one).not.toBe(again)
      expect(one).not.toContain('correct')
      expect(await passwords.verify(one, 'correct horse')).toBe(true)
      expect(await passwords.verify(one, 'Correct horse')).toBe(false)
      expect(await passwords.verify(one, '')).toBe(false)
    })

    test('keyboards that write an accent in another way type the same password', async () => {
      expect(await passwords.verify(await passwords.hash('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(
        true,
      )
    })

    test('where there is no account nothing is right', async () => {
      expect(await passwords.verify(undefined, '')).toBe(false)
      expect(await passwords.verify(undefined, 'correct horse')).toBe(false)
    })

    test('a hash that is none is a fault and stops nobody after it', async () => {
      await expect(passwords.verify('not a hash', 'x')).rejects.toThrow()
      expect(await passwords.verify(undefined, 'x')).toBe(false)
    })
  })
}
