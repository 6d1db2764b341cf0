// s3rver in a process of its own, on loopback and in a folder that goes with it. Says its port once it listens, and ends when its input
// does, however the process that holds it has ended. Usage: node s3rver-server.mjs ACCESS_KEY SECRET
import { mkdtempSync, rmSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import S3rver from 's3rver'

const require = createRequire(import.meta.url)
// Where the published package keeps it.
const { DUMMY_ACCOUNT } = require('s3rver/lib/models/account.js')
const [, , accessKey, secret] = process.argv

const directory = mkdtempSync(join(tmpdir(), 'auger-s3rver-'))
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))

/** A file that one request opens while another removes it: s3rver forgets to listen for that, and nobody else is hurt by it. */
const isOfRace = ({ code, path }) =>
  ['ENOENT', 'ENOTEMPTY'].includes(code) && String(path).startsWith(directory + sep)

process.on('uncaughtException', (error) => {
  process.stderr.write(`${error?.stack ?? error}\n`)
  if (!isOfRace(error ?? {})) process.exit(1)
})

DUMMY_ACCOUNT.createKeyPair(accessKey, secret)
const server = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory },
  ...{ vhostBuckets: false, allowMismatchedSignatures: true },
})
// Its own removes the folder of the last object, also from under one that is just put, which is then lost and acknowledged all the same.
server.store.deleteObject = async (bucket, key) => {
  for (const resource of ['object', 'object.md5', 'metadata.json'])
    await unlink(server.store.getResourcePath(bucket, key, resource)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
}
const { port } = await server.run()
process.stdout.write(`${port}\n`)
process.stdin.resume().once('close', () => process.exit(0))
