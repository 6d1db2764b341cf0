import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../../domain/errors.ts'
import { objectKeys } from '../../domain/file.ts'
import { pictureOf } from '../../ask/picture.ts'
import type { HttpDeps } from '../deps.ts'
import type { ByteRange } from '../../ports/objects.ts'
import { contentDisposition, contentTypeOf } from './download-headers.ts'
import { endWhenStuck } from './end-when-stuck.ts'
import { requestedRange } from './range.ts'
import { requireSignature } from './require-signature.ts'
import { sendElsewhere } from './send-elsewhere.ts'

/** GET and HEAD of result files and uploaded files. */
export function registerFiles(app: FastifyInstance, deps: HttpDeps): void {
  const onRequest = requireSignature(deps)
  app.route<{ Params: { jobId: string; file: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/results/:jobId/:file/:name',
    onRequest,
    handler: async (request, reply) => {
      const { jobId, file, name } = request.params
      const [, number, extension] = /^(\d+)\.(csv|json|png)$/.exec(file) ?? []
      if (number === undefined || extension === undefined) throw failures.notFound('File')
      const key = objectKeys.result(jobId, Number(number), extension)
      const picture = extension === 'png' ? await pictureOf(jobId, Number(number), deps) : undefined
      const found = picture === undefined ? await objectOf(key, deps) : notKept(picture)
      if (extension === 'csv' && (await sendElsewhere(key, name, request, reply, deps))) return reply
      return sendFile(found, name, request, reply, deps)
    },
  })
  app.route<{ Params: { sourceId: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/sources/:sourceId/:name',
    onRequest,
    handler: async (request, reply) => {
      const source = await deps.store.sources.find(request.params.sourceId)
      if (source === undefined) throw failures.notFound('File')
      const key = objectKeys.file(source.fileId)
      const found = await objectOf(key, deps)
      if (await sendElsewhere(key, request.params.name, request, reply, deps)) return reply
      return sendFile(found, request.params.name, request, reply, deps)
    },
  })
  app.route<{ Params: { sourceId: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/rejected/:sourceId/:name',
    onRequest,
    handler: async (request, reply) => {
      const source = await deps.store.sources.find(request.params.sourceId)
      if (source === undefined) throw failures.notFound('File')
      const found = await objectOf(objectKeys.rejected(source.id, source.reading), deps)
      return sendFile(found, request.params.name, request, reply, deps)
    },
  })
}

interface FoundFile {
  readonly size: number
  read(range: ByteRange | undefined): Promise<Readable | undefined>
}

async function objectOf(key: string, { objects }: HttpDeps): Promise<FoundFile> {
  const object = await objects.stat(key)
  if (object === undefined) throw failures.notFound('File')
  return { size: object.size, read: (range) => objects.read(key, range) }
}

const notKept = (bytes: Buffer): FoundFile => ({
  size: bytes.length,
  read: (range) =>
    Promise.resolve(
      Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]),
    ),
})

async function sendFile(
  found: FoundFile,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { settings }: HttpDeps,
) {
  reply.header('Accept-Ranges', 'bytes')
  reply.header('Cache-Control', 'private, no-transform')
  reply.header('Content-Disposition', contentDisposition(name))
  reply.type(contentTypeOf(name))
  const range = requestedRange(request.headers.range, found.size)
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${found.size}`)
    return reply
      .code(416)
      .type('application/json; charset=utf-8')
      .send({ code: 300001, msg: 'Invalid parameters: the range lies outside the file' })
  }
  if (range !== undefined)
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${found.size}`)
  reply.header('Content-Length', range === undefined ? found.size : range.end - range.start + 1)
  if (request.method === 'HEAD') return reply.send()
  const bytes = await found.read(range)
  if (bytes === undefined) throw failures.notFound('File')
  endWhenStuck(reply, settings.requestSeconds)
  return reply.send(bytes)
}
