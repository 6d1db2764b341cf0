import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { receivePart } from '../../ingest/upload/receive-part.ts'
import { emptyTrash } from '../../sweep/empty-trash.ts'
import type { HttpDeps } from '../deps.ts'
import { requireFlow } from '../slow-bodies.ts'
import { requireSignature } from './require-signature.ts'

export const partPath = (fileId: string, number: number): string => `/uploads/${fileId}/${number}`

/** PUT of a part's bytes to its signed address, any or no Content-Type. */
export function registerPartUpload(app: FastifyInstance, deps: HttpDeps): void {
  const flowing = async (request: FastifyRequest) => requireFlow(request, deps.settings.requestSeconds)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.put<{ Params: { fileId: string; number: string } }>(
    '/uploads/:fileId/:number',
    // A part may be larger than any JSON body; receivePart counts its bytes itself.
    { onRequest: [requireSignature(deps), flowing], bodyLimit: Number.MAX_SAFE_INTEGER },
    async (request, reply) => {
      const bytes = (request.body as Readable | undefined) ?? request.raw
      const etag = await receivePart(request.params.fileId, Number(request.params.number), bytes, deps)
      // A part that was sent again must not stay beside the one that replaced it.
      await emptyTrash(deps)
      return reply.header('ETag', `"${etag}"`).code(200).send()
    },
  )
}
