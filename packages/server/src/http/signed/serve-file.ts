import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../../domain/errors.ts'
import { objectKeys } from '../../domain/file.ts'
import { pictureOf } from '../../ask/picture.ts'
import type { HttpDeps } from '../deps.ts'
import { contentDisposition, contentTypeOf } from './download-headers.ts'
import { requestedRange } from './range.ts'
import { requireSignature } from './require-signature.ts'

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
      if (extension === 'png') await pictureOf(jobId, Number(number), deps)
      return sendObject(key, name, request, reply, deps)
    },
  })
  app.route<{ Params: { sourceId: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/sources/:sourceId/:name',
    onRequest,
    handler: async (request, reply) => {
      const source = await deps.store.sources.find(request.params.sourceId)
      if (source === undefined) throw failures.notFound('File')
      return sendObject(objectKeys.file(source.fileId), request.params.name, request, reply, deps)
    },
  })
  app.route<{ Params: { sourceId: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/rejected/:sourceId/:name',
    onRequest,
    handler: async (request, reply) => {
      const source = await deps.store.sources.find(request.params.sourceId)
      if (source === undefined) throw failures.notFound('File')
      const key = objectKeys.rejected(source.id, source.reading)
      return sendObject(key, request.params.name, request, reply, deps)
    },
  })
}

async function sendObject(
  key: string,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { objects }: HttpDeps,
) {
  const object = await objects.stat(key)
  if (object === undefined) throw failures.notFound('File')
  reply.header('Accept-Ranges', 'bytes')
  reply.header('Cache-Control', 'private, no-transform')
  reply.header('Content-Disposition', contentDisposition(name))
  reply.type(contentTypeOf(name))
  const range = requestedRange(request.headers.range, object.size)
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${object.size}`)
    return reply
      .code(416)
      .type('application/json; charset=utf-8')
      .send({ code: 300001, msg: 'Invalid parameters: the range lies outside the file' })
  }
  if (range !== undefined)
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${object.size}`)
  reply.header('Content-Length', range === undefined ? object.size : range.end - range.start + 1)
  if (request.method === 'HEAD') return reply.send()
  const bytes = await objects.read(key, range)
  if (bytes === undefined) throw failures.notFound('File')
  return reply.send(bytes)
}
