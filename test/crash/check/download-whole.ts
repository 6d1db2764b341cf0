import { expect } from 'vitest'

/** The bytes of a signed address, as many as were announced. */
export async function downloadWhole(url: string): Promise<Buffer> {
  const response = await fetch(url)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.status, `${url}: ${bytes.toString().slice(0, 200)}`).toBe(200)
  expect(String(bytes.length), url).toBe(response.headers.get('content-length'))
  return bytes
}
