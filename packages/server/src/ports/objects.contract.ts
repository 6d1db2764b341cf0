import { createHash } from 'node:crypto'
import { mkdtemp, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../domain/ids.ts'
import { ObjectTooLarge, type Objects } from './objects.ts'

/** The behaviour of every place for objects. `open` gives an empty one. */
export function objectsContract(name: string, open: () => Promise<Objects>): void {
  describe(`${name} as a place for objects`, () => {
    let objects: Objects
    beforeAll(async () => {
      objects = await open()
    })

    const bytes = (text: string | Buffer) => Readable.from([Buffer.from(text as string)])
    const put = (key: string, text: string) => objects.put(key, bytes(text))
    const textOf = async (key: string, range?: { start: number; end: number }) => {
      const stream = await objects.read(key, range)
      return stream && (await buffer(stream)).toString()
    }
    const keysUnder = async (prefix: string) => {
      const keys = []
      for await (const { key } of objects.list(prefix)) keys.push(key)
      return keys.sort()
    }
    const freshKey = () => `files/${newId('file')}`

    test('what is put is read back, with its size and its MD5', async () => {
      const key = freshKey()
      // printf 'hello' | md5sum
      expect(await put(key, 'hello')).toEqual({ size: 5, md5: '5d41402abc4b2a76b9719d911017c592' })
      expect(await textOf(key)).toBe('hello')
      expect(await objects.stat(key)).toMatchObject({ size: 5 })
      expect(await readFile(await objects.localFile(key), 'utf8')).toBe('hello')
    })

    test('an object may be empty', async () => {
      const key = freshKey()
      // printf '' | md5sum
      expect(await objects.put(key, Readable.from([]))).toEqual({
        size: 0,
        md5: 'd41d8cd98f00b204e9800998ecf8427e',
      })
      expect(await textOf(key)).toBe('')
      expect(await objects.stat(key)).toMatchObject({ size: 0 })
    })

    test('many chunks of any size arrive in order', async () => {
      const key = freshKey()
      const chunks = Array.from({ length: 300 }, (_, index) =>
        Buffer.alloc((index * 977) % 70_000, index % 251),
      )
      const whole = Buffer.concat(chunks)
      const stored = await objects.put(key, Readable.from(chunks))
      expect(stored).toEqual({ size: whole.length, md5: createHash('md5').update(whole).digest('hex') })
      const stream = await objects.read(key)
      expect(stream && (await buffer(stream)).equals(whole)).toBe(true)
    })

    test.each([
      [0, 0, 'a'],
      [0, 9, 'abcdefghij'],
      [3, 5, 'def'],
      [9, 9, 'j'],
    ])('bytes %i to %i, both included', async (start, end, expected) => {
      const key = freshKey()
      await put(key, 'abcdefghij')
      expect(await textOf(key, { start, end })).toBe(expected)
    })

    test('what is not there is undefined, or refused where a path is asked for', async () => {
      await put('files/folder/object', 'x')
      for (const key of ['files/unknown', 'unknown/unknown', 'files/folder', 'files/folder/object/below']) {
        expect(await objects.read(key)).toBeUndefined()
        expect(await objects.stat(key)).toBeUndefined()
        await expect(objects.localFile(key)).rejects.toThrow()
      }
    })

    test('a later put takes the place of the earlier; who reads the earlier reads it whole', async () => {
      const key = freshKey()
      await put(key, 'earlier')
      const reading = await objects.read(key)
      await put(key, 'later')
      expect(await textOf(key)).toBe('later')
      expect(reading && (await buffer(reading)).toString()).toBe('earlier')
    })

    test('of puts that race one stays, whole', async () => {
      const key = freshKey()
      const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000))
      await Promise.all(texts.map((text) => put(key, text)))
      expect(texts).toContain(await textOf(key))
    })

    describe('a put that fails stores nothing', () => {
      test('over the limit', async () => {
        const key = freshKey()
        await expect(objects.put(key, bytes('123456'), { limit: 5 })).rejects.toThrow(ObjectTooLarge)
        expect(await objects.stat(key)).toBeUndefined()
        expect(await objects.put(key, bytes('12345'), { limit: 5 })).toMatchObject({ size: 5 })
      })

      test('over the limit of an endless stream, which is ended', async () => {
        const endless = Readable.from(
          (function* () {
            for (;;) yield Buffer.alloc(65_536)
          })(),
        )
        await expect(objects.put(freshKey(), endless, { limit: 1_000_000 })).rejects.toThrow(ObjectTooLarge)
        expect(endless.destroyed).toBe(true)
      })

      test('a stream that breaks', async () => {
        const key = freshKey()
        const breaking = Readable.from(
          (async function* () {
            yield Buffer.from('half')
            await Promise.resolve()
            throw new Error('cable cut')
          })(),
        )
        await expect(objects.put(key, breaking)).rejects.toThrow('cable cut')
        expect(await objects.stat(key)).toBeUndefined()
      })

      test('an abort before and meanwhile', async () => {
        const key = freshKey()
        await put(key, 'earlier')
        await expect(objects.put(key, bytes('x'), { signal: AbortSignal.abort() })).rejects.toThrow()
        const abort = new AbortController()
        const stalled = new Readable({ read() {} })
        stalled.push('half')
        const putting = objects.put(key, stalled, { signal: abort.signal })
        setTimeout(() => abort.abort(), 20)
        await expect(putting).rejects.toThrow()
        expect(stalled.destroyed).toBe(true)
        expect(await textOf(key)).toBe('earlier')
      })
    })

    test('a local file is moved in', async () => {
      const key = freshKey()
      const local = join(await objects.workFolder(), 'local')
      await writeFile(local, 'local bytes')
      expect(await objects.adopt(key, local)).toMatchObject({ size: 11 })
      expect(await textOf(key)).toBe('local bytes')
      await expect(stat(local)).rejects.toThrow()
    })

    test('what is no file is not moved in', async () => {
      const key = freshKey()
      const folder = await objects.workFolder()
      const outside = join(await mkdtemp(join(tmpdir(), 'auger-objects-')), 'secret')
      await writeFile(outside, 'secret')
      await symlink(outside, join(folder, 'link'))
      for (const local of [join(folder, 'missing'), join(folder, 'link'), folder]) {
        await expect(objects.adopt(key, local)).rejects.toThrow()
      }
      expect(await objects.stat(key)).toBeUndefined()
      expect(await readFile(outside, 'utf8')).toBe('secret')
    })

    test('an object is removed alone, and removing nothing is no error', async () => {
      const [key, other] = [freshKey(), freshKey()]
      await put(key, 'x')
      await put(other, 'y')
      await objects.remove(key)
      await objects.remove(key)
      expect(await objects.stat(key)).toBeUndefined()
      expect(await textOf(other)).toBe('y')
    })

    test('a prefix is removed with all below it and nothing beside it', async () => {
      for (const key of [
        'results/job-1/0.csv',
        'results/job-1/deep/1.csv',
        'results/job-12/0.csv',
        'results/job-1.csv',
      ]) {
        await put(key, key)
      }
      await objects.remove('results/job-1/')
      await objects.remove('results/job-1/')
      await objects.remove('nowhere/')
      expect(await keysUnder('results/')).toEqual(['results/job-1.csv', 'results/job-12/0.csv'])
      await put('results/job-1/0.csv', 'again')
      expect(await textOf('results/job-1/0.csv')).toBe('again')
    })

    test('puts and removals under one prefix may race', async () => {
      const rounds = Array.from({ length: 30 }, async (_, index) => {
        const key = `parts/race/${index}`
        await put(key, key)
        if (index % 3 === 0) await objects.remove(key)
        if (index % 10 === 9) await objects.remove('parts/race/')
      })
      await Promise.all(rounds)
      await put('parts/race/last', 'last')
      expect(await textOf('parts/race/last')).toBe('last')
    })

    test('keys are listed under a prefix, with the time they were stored', async () => {
      const before = Date.now() - 2_000
      const local = join(await objects.workFolder(), 'local')
      await writeFile(local, 'x')
      await put('listed/a/1', 'x')
      await put('listed/a.b', 'x')
      await objects.adopt('listed/b/2', local)
      expect(await keysUnder('listed/')).toEqual(['listed/a.b', 'listed/a/1', 'listed/b/2'])
      expect(await keysUnder('listed/a')).toEqual(['listed/a.b', 'listed/a/1'])
      expect(await keysUnder('listed/a/')).toEqual(['listed/a/1'])
      expect(await keysUnder('unlisted/')).toEqual([])
      expect(await keysUnder('')).toEqual(expect.arrayContaining(['listed/a/1', 'listed/b/2']))
      for await (const { storedAt } of objects.list('listed/')) {
        expect(storedAt.getTime()).toBeGreaterThan(before)
        expect(storedAt.getTime()).toBeLessThan(Date.now() + 2_000)
      }
    })

    test.each([
      '',
      '/',
      '.',
      '..',
      '../x',
      'a/../../x',
      'a/..',
      'a/./b',
      '/etc/passwd',
      'a//b',
      '/a',
      'a b',
      'a\\b',
      'a\0b',
      'é',
      'a\nb',
      'a\n',
      'a:b',
      '~',
      'a%2e%2e/b',
    ])('%j is no key', async (key) => {
      await expect(objects.put(key, bytes('x'))).rejects.toThrow()
      await expect(objects.adopt(key, '/nowhere')).rejects.toThrow()
      await expect(objects.read(key)).rejects.toThrow()
      await expect(objects.stat(key)).rejects.toThrow()
      await expect(objects.localFile(key)).rejects.toThrow()
      await expect(objects.remove(key)).rejects.toThrow()
      if (key !== '') await expect(objects.remove(`${key}/`)).rejects.toThrow()
    })

    test.each(['../', 'a/../', '/', 'a//'])('%j is no prefix', async (prefix) => {
      await expect(keysUnder(prefix)).rejects.toThrow()
    })

    test('a key that only looks odd is a key', async () => {
      for (const key of ['...', '.hidden', 'a..b', '-', '_', 'A.B-c_0/..a']) {
        await put(key, key)
        expect(await textOf(key)).toBe(key)
      }
    })

    test('objects are joined in the order that is asked for, and stay', async () => {
      const [one, other, whole] = [freshKey(), freshKey(), freshKey()]
      await put(one, 'a'.repeat(6_000_000))
      await put(other, 'bc')
      expect(await objects.join(whole, [one, other])).toBe(true)
      expect(await textOf(whole)).toBe(`${'a'.repeat(6_000_000)}bc`)
      expect(await textOf(other)).toBe('bc')
    })

    test('nothing is joined of which a part is not there', async () => {
      const [one, whole] = [freshKey(), freshKey()]
      await put(one, 'a')
      expect(await objects.join(whole, [one, freshKey()])).toBe(false)
      expect(await objects.stat(whole)).toBeUndefined()
    })

    test('paths of several objects come in the order that is asked for', async () => {
      const [one, other] = [freshKey(), freshKey()]
      await put(one, 'one')
      await put(other, 'other')
      const texts = async (keys: readonly string[]) =>
        Promise.all((await objects.localFiles(keys)).map((path) => readFile(path, 'utf8')))
      expect(await texts([other, one, other])).toEqual(['other', 'one', 'other'])
      expect(await texts([])).toEqual([])
      await expect(objects.localFiles([one, freshKey()])).rejects.toThrow()
    })

    test('removing leftovers removes no object', async () => {
      const key = freshKey()
      await put(key, 'kept')
      await objects.removeLeftovers(new Date(Date.now() + 60_000))
      expect(await textOf(key)).toBe('kept')
      await objects.check()
    })

    test('work folders are empty and apart', async () => {
      const [one, other] = [await objects.workFolder(), await objects.workFolder()]
      expect(one).not.toBe(other)
      await writeFile(join(one, 'file'), 'x')
      expect(await readdir(other)).toEqual([])
    })
  })
}
