import { element } from './element.ts'

const worthSeeing = ['content-type', 'content-length', 'x-pd-trace-id', 'retry-after', 'location']

/** Sends a request and shows what comes as it comes; answers with the JSON where it is some. */
export async function send(address: string, request: RequestInit, into: HTMLElement): Promise<unknown> {
  const status = element('p', { class: 'status', role: 'status' }, 'Sending …')
  const headers = element('pre', { class: 'headers', hidden: true })
  const body = element('pre', {
    class: 'answer',
    tabindex: '0',
    'aria-label': 'What came back',
    role: 'region',
    hidden: true,
  })
  into.replaceChildren(status, headers, body)
  try {
    const begun = performance.now()
    const answer = await fetch(address, request)
    const took = Math.round(performance.now() - begun)
    status.textContent = `${answer.status} ${answer.statusText} after ${took.toLocaleString('en')} ms`
    status.classList.add(answer.ok ? 'good' : 'bad')
    headers.textContent = worthSeeing
      .flatMap((name) => (answer.headers.has(name) ? [`${name}: ${answer.headers.get(name) ?? ''}`] : []))
      .join('\n')
    headers.hidden = headers.textContent === ''
    body.hidden = false
    return await show(answer, body)
  } catch (error) {
    const stopped = error instanceof DOMException && error.name === 'AbortError'
    status.textContent = stopped ? `${status.textContent}; stopped` : 'The service cannot be reached.'
    return undefined
  }
}

async function show(answer: Response, body: HTMLElement): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? ''
  if (type.includes('application/json')) {
    const told: unknown = await answer.json()
    body.textContent = JSON.stringify(told, null, 2)
    return told
  }
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read())
    body.append(piece.value)
  return undefined
}
