// One request. Attackers and the others come from different addresses of this machine, so that a limit a peer tells them apart.
import { request } from 'node:http'

export const attacker = '127.0.0.1'
export const neighbour = '127.0.0.2'
const longestMilliseconds = 180_000

/** Gives { status, body }; rejects where there was no answer. */
export function send(
  { url, key },
  { method = 'GET', path, body, headers = {}, from = neighbour, agent, signal },
) {
  const { hostname, port } = new URL(url)
  const bytes =
    body === undefined ? undefined : Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: hostname,
        port,
        method,
        path,
        localAddress: from,
        agent: agent ?? false,
        signal,
        timeout: longestMilliseconds,
        headers: {
          ...(key === undefined ? {} : { 'x-pd-api-key': key }),
          ...(bytes === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': bytes.length }),
          ...headers,
        },
      },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer`)))
    sent.on('error', reject)
    sent.end(bytes)
  })
}

/** The data of an answer that must be a success. */
export async function ask(service, request) {
  const { status, body } = await send(service, request)
  if (status !== 200)
    throw new Error(`${request.method ?? 'GET'} ${request.path} gave ${status}: ${body.slice(0, 300)}`)
  return JSON.parse(body).data
}
