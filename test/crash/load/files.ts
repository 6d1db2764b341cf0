import { partSize } from '@auger/contract'
import { citySales, largeCitySales, unreadable, type CitySales } from '../city-sales.ts'
import { seededRandom } from '../random.ts'
import { oneOf, type Operation } from './load-client.ts'

export const uploadWhole: Operation = async ({ client, ledger, random, user }) => {
  const sales = random.chance(0.1) ? unreadable(random) : citySales(random, random.whole(5, 400))
  const { file_object_key: key } = await client.files.uploadDirect(
    new Blob([new Uint8Array(sales.bytes)]),
    'sales.csv',
  )
  ledger.files.push({ key, user, sales })
  return true
}

let largest: CitySales | undefined
/** It takes a while to write, so there is one for all. */
const large = (): CitySales => (largest ??= largeCitySales(seededRandom(1), partSize + 1))

/** Now and then large enough for two parts. */
export const beginUpload: Operation = async ({ client, ledger, random, user }) => {
  const sales = random.chance(0.15) ? large() : citySales(random, random.whole(5, 400))
  const begun = await client.files.initMultipart({ file_name: 'parts.csv', file_size: sales.bytes.length })
  ledger.uploads.push({
    key: begun.file_object_key,
    uploadId: begun.upload_id,
    user,
    sales,
    parts: begun.part_items.map(({ number, upload_url }) => ({ number, url: upload_url })),
    etags: new Map(),
    completion: 'no',
  })
  return true
}

export const sendPart: Operation = async (load) => {
  const unfinished = load.ledger.uploads.filter(
    ({ completion, etags, parts }) => completion === 'no' && etags.size < parts.length,
  )
  const upload = oneOf(unfinished, load)
  const part = upload?.parts.find(({ number }) => !upload.etags.has(number))
  if (upload === undefined || part === undefined) return false
  const response = await fetch(part.url, { method: 'PUT', body: partBytes(upload.sales.bytes, part.number) })
  const etag = response.headers.get('etag')
  if (response.status !== 200 || etag === null)
    throw new Error(`Part ${part.number} was answered ${response.status}`)
  await response.arrayBuffer()
  upload.etags.set(part.number, etag)
  return true
}

export const partBytes = (bytes: Buffer, number: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes.subarray((number - 1) * partSize, number * partSize))

export const completeUpload: Operation = async (load) => {
  const whole = load.ledger.uploads.filter(
    ({ completion, etags, parts }) => completion === 'no' && etags.size === parts.length,
  )
  const upload = oneOf(whole, load)
  if (upload === undefined) return false
  upload.completion = 'asked'
  await load.client.files.completeMultipart({
    file_object_key: upload.key,
    upload_id: upload.uploadId,
    part_etags: [...upload.etags].map(([number, etag]) => ({ number, etag })),
  })
  upload.completion = 'done'
  load.ledger.files.push({ key: upload.key, user: upload.user, sales: upload.sales })
  return true
}
