import { fileExtensions } from '@auger/contract'
import { AugerError, DatasourceNotReady } from '@auger/sdk'
import { Refused } from './tool.ts'

type Given = { readonly [argument: string]: unknown }

/** What went wrong, in words that an agent can act on: the argument, and what to do instead. */
export function explainFailure(error: unknown, given: Given): string {
  if (error instanceof Refused || error instanceof DatasourceNotReady) return error.message
  if (error instanceof AugerError) return ofService(error, given)
  if (isUnreachable(error)) return 'The service cannot be reached. Check that it runs, then call again.'
  return `It failed: ${error instanceof Error ? error.message : String(error)}`
}

function ofService({ code, message, retryAfter, traceId }: AugerError, given: Given): string {
  switch (code) {
    case 1003:
      return 'The key of this connection is missing, unknown or revoked. Whoever set it up must give another.'
    case 201:
      return `Too many requests. Wait ${retryAfter ?? 1} s, then call again.`
    case 210020:
      return 'The service failed at this. Call again; ask simpler if it fails again.'
    case 210021:
      return 'The project may run no more questions: its quota is used up. Whoever runs the service can raise it.'
    case 210022:
      return 'question: has more than 6,000 characters. Ask it shorter.'
    case 210023:
      return `${message}. describe_dataset tells which sources are ready and what is wrong with the others.`
    case 300002:
      return 'Only the creator of this dataset may do that. Add the file without dataset_id, and a dataset of your own is made.'
    case 300003:
      return notFound(message, given)
    case 300004:
      return `${'path' in given ? 'path' : 'name'}: not a format that is read. Read are ${fileExtensions.join(', ')}, told by the extension.`
    case 300005:
      return 'The file is empty.'
    case 300006:
      return 'The project has no room left: its storage quota is used up. Sources that nobody needs must be deleted first.'
    case 300011:
      return `${'url' in given ? 'url' : 'path'}: ${message.replace(/^Fail to create datasource: /, '')}`
    case 9999:
      return `The service has a fault of its own${traceId === undefined ? '' : ` (trace id ${traceId})`}. Call again later.`
    default:
      return message.replace(/^Invalid parameters: /, 'Invalid arguments: ')
  }
}

function notFound(message: string, given: Given): string {
  const named = (argument: string) => JSON.stringify(String(given[argument]))
  if (/^session/i.test(message) && 'session_id' in given)
    return `session_id: there is no session ${named('session_id')}. Leave it out to begin a new one.`
  if (/^job/i.test(message) && 'job_id' in given)
    return `job_id: there is no job ${named('job_id')} of this user. ask and run_plan tell the id of each answer.`
  if (/^(dataset|datasource)/i.test(message) && 'dataset_id' in given)
    return `dataset_id: there is no dataset ${named('dataset_id')}. list_datasets shows those there are.`
  return message
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'fetch failed'
