import { Failure, unreachable } from '../../server/failure.ts'

interface PutOptions {
  readonly signal: AbortSignal
  readonly onProgress: (sentBytes: number) => void
}

/** Puts bytes to an address and tells how many have left, which fetch cannot; the ETag. */
export const putBytes = (address: string, bytes: Blob, { signal, onProgress }: PutOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => {
      request.abort()
    }
    const end = () => {
      signal.removeEventListener('abort', abort)
    }
    const fail = (status: number, message: string) => {
      end()
      reject(new Failure({ code: status === 0 ? unreachable : status, status, message }))
    }
    request.open('PUT', address)
    request.upload.onprogress = ({ loaded }) => {
      onProgress(loaded)
    }
    request.onerror = () => {
      fail(0, 'The service cannot be reached')
    }
    request.onabort = () => {
      fail(0, 'The upload was paused')
    }
    request.onload = () => {
      const etag = request.getResponseHeader('etag')
      if (request.status !== 200 || etag === null) {
        fail(request.status, messageIn(request.responseText) ?? `HTTP ${request.status}`)
        return
      }
      end()
      resolve(etag)
    }
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else request.send(bytes)
  })

function messageIn(text: string): string | undefined {
  try {
    const { msg } = JSON.parse(text) as { readonly msg?: unknown }
    return typeof msg === 'string' ? msg : undefined
  } catch {
    return undefined
  }
}
