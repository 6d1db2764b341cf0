import { endpoints } from '@auger/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure, failures } from '../../../domain/errors.ts'
import { isOutOfSpace } from '../../../domain/out-of-space.ts'
import { discardFile, keepFile, receiveFile, type ReceivedFile } from '../../../ingest/upload/receive-file.ts'
import type { HttpDeps } from '../../deps.ts'
import { describeProblem } from '../../describe-problem.ts'
import type { Handler } from '../../handler.ts'
import { refuseAccountNames } from '../../refuse-account-names.ts'

export const uploadFile: Handler<'uploadFile'> = async ({ owner, role, act, request }, deps) => {
  const form: Form = { received: undefined, userId: (request.query as { user_id?: unknown }).user_id }
  try {
    await readForm(form, request, owner.projectId, deps).catch(tellParser)
    // An account says itself whose the file is.
    const userId = role === undefined ? claimedUser(form.userId) : owner.userId
    if (form.received === undefined) throw failures.invalid('file is required')
    const { id } = await keepFile(form.received, { projectId: owner.projectId, userId }, deps)
    act.note({ actor: userId, detail: form.received.name })
    return { file_object_key: id }
  } catch (error) {
    if (form.received !== undefined) await discardFile(form.received, deps)
    throw error
  }
}

function claimedUser(claimed: unknown): string {
  const checked = endpoints.uploadFile.input.shape.user_id.safeParse(claimed)
  if (!checked.success)
    throw failures.invalid(`user_id ${checked.error.issues.slice(0, 1).map(describeProblem).join()}`)
  refuseAccountNames(checked.data)
  return checked.data.toWellFormed()
}

/** The form parser's complaints are plain errors; ours are failures, and the system's name the call that failed, or want for room. */
function tellParser(error: unknown): never {
  const ofParser = error instanceof Error && !(error instanceof Failure) && !('syscall' in error)
  if (!ofParser || isOutOfSpace(error)) throw error
  throw failures.invalid(`the form is not readable: ${error.message}`)
}

interface Form {
  received: ReceivedFile | undefined
  userId: unknown
}

/** The file and user_id may come in either order, so the file is stored before we know whose it is. */
async function readForm(
  form: Form,
  request: FastifyRequest,
  projectId: string,
  deps: HttpDeps,
): Promise<void> {
  if (!request.isMultipart()) throw failures.invalid('the body must be multipart/form-data')
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'user_id') form.userId = part.value
      continue
    }
    if (part.fieldname !== 'file' || form.received !== undefined) {
      part.file.resume()
      continue
    }
    form.received = await receiveFile({ name: fileNameOf(part), bytes: part.file }, projectId, deps)
  }
}

const fileNameOf = (part: MultipartFile): string => (part.filename ?? '').toWellFormed()
