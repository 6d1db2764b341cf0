import { addressOf, type Call } from './call.ts'
import { element } from './element.ts'
import { askState, chosenProject } from './page-state.ts'
import { filled, remember, remembered } from './remembered.ts'
import { send } from './send.ts'

/** The fields of a call, a button that sends it and one that stops it, and what came back. */
export function callForm(call: Call, operation: string): HTMLFormElement {
  const inputs = call.parameters.map(({ name, required, place, example }) => {
    const isPath = place === 'path'
    const known = remembered(name, call.path)
    const value = known ?? (required && !isPath ? String(example) : '')
    const input = element('input', {
      name,
      value,
      required,
      placeholder: String(example),
      autocomplete: 'off',
    })
    return element('label', {}, `${name} `, element('small', {}, place), input)
  })
  const body = bodyField(call)
  const sendButton = element('button', { type: 'submit' }, `Send ${call.method}`)
  const stopButton = element('button', { type: 'button', disabled: true }, 'Stop')
  const out = element('div', { class: 'out' })
  const form = element(
    'form',
    { 'aria-label': `Try ${operation}`, hidden: true },
    ...inputs,
    ...body,
    element('p', { class: 'buttons' }, sendButton, ' ', stopButton),
    out,
  )
  let under: AbortController | undefined
  stopButton.addEventListener('click', () => under?.abort())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    under?.abort()
    const current = (under = new AbortController())
    stopButton.disabled = false
    void sendForm(call, form, out, current.signal).finally(() => {
      if (under === current) stopButton.disabled = true
    })
  })
  return form
}

function bodyField({ media, body }: Call): readonly Node[] {
  if (media === undefined) return []
  if (media !== 'application/json') {
    const file = element('input', { type: 'file', name: 'file', required: true })
    return [element('label', {}, 'file ', file)]
  }
  const text = JSON.stringify(filled(body ?? {}), null, 2)
  const area = element('textarea', {
    name: 'body',
    rows: String(text.split('\n').length + 1),
    spellcheck: 'false',
  })
  area.value = text
  return [element('label', {}, 'Body, as JSON; user_id is the account', area)]
}

async function sendForm(
  call: Call,
  form: HTMLFormElement,
  out: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const values: { [name: string]: string } = {}
  const data = new FormData(form)
  for (const [name, value] of data) if (typeof value === 'string') values[name] = value
  const changes = call.method !== 'GET'
  const json = call.media === 'application/json'
  const file = new FormData()
  if (call.media !== undefined && !json) file.set('file', data.get('file') ?? '')
  const answer = await send(
    addressOf(call, chosenProject() ?? '', values),
    {
      method: call.method,
      signal,
      headers: {
        ...(changes ? { 'x-auger-page': form.dataset['token'] ?? '' } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(call.media === undefined ? {} : { body: json ? (values['body'] ?? '') : file }),
    },
    out,
  )
  remember(call, answer)
  const code = (answer as { readonly code?: unknown } | undefined)?.code
  // The login has ended, or its token has changed.
  if (code === 1004 || code === 1006) await askState()
}
