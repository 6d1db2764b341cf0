// Uploads in parts: a list of parts that is far too long, and one part put again and again.
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { throwAt } from '../service/datasets.mjs'
import { ask, attacker } from '../service/send.mjs'

const user = 'attacker'
const part = Buffer.alloc(5 * 2 ** 20, 'part')
const init = (service) =>
  ask(service, {
    method: 'POST',
    path: '/v2/team/file/init-multipart-upload',
    body: { file_name: 'parts.csv', file_size: part.length, user_id: user },
  })

export const partLists = [
  {
    name: 'part-etags',
    about: '4 MiB of part_etags:[{},{},…]',
    prepare: init,
    async attack(service, { file_object_key, upload_id }, signal) {
      const begin = JSON.stringify({ file_object_key, upload_id, user_id: user }).slice(0, -1)
      const body = Buffer.from(`${begin},"part_etags":[${'{},'.repeat(1_398_000)}{}]}`)
      const request = {
        method: 'POST',
        path: '/v2/team/file/complete-multipart-upload',
        body,
        from: attacker,
      }
      while (!signal.aborted) await throwAt(service, { ...request, signal })
    },
  },
  {
    name: 'one-part',
    about: 'one part of 5 MiB put again and again',
    prepare: init,
    async attack(service, { part_items: [{ upload_url }] }, signal) {
      const { pathname, search } = new URL(upload_url)
      const headers = { 'content-type': 'application/octet-stream' }
      for (let left = 40; left > 0 && !signal.aborted; left--)
        await throwAt(
          { url: service.url },
          { method: 'PUT', path: pathname + search, body: part, headers, from: attacker },
        )
    },
    /** What must not be there afterwards. */
    async remains(service) {
      const names = await readdir(service.folder, { recursive: true })
      const sizes = names.map(
        async (name) => (await stat(path.join(service.folder, name)).catch(() => ({ size: 0 }))).size,
      )
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      return `${Math.round(bytes / 2 ** 20)} MiB in the data folder, ${part.length / 2 ** 20} of them uploaded`
    },
  },
]
