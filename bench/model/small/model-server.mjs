// node model-server.mjs RUNNER MODEL '{"threads":1,…}': speaks as OpenAI's chat does, on loopback, one request at a time.
import { createServer } from 'node:http'
import { openGenerator, TooLong } from './generate.mjs'

const [runner, file, told] = process.argv.slice(2)
const generate = await openGenerator(await import(runner), { file, ...JSON.parse(told) })
const state = { busy: 0, asked: 0, left: 0, tooLong: 0 }
let last = Promise.resolve()

const server = createServer((request, response) => {
  if (request.url === '/health') return json(response, 200, state)
  if (request.url !== '/v1/chat/completions') return complain(response, 404, 'there is nothing here')
  bodyOf(request)
    .then((body) => {
      // As many small servers do, it knows no tools.
      if (body.tools !== undefined) return complain(response, 400, 'tools are not known here')
      state.asked++
      last = last.then(() => answer(body, response))
    })
    .catch((error) => complain(response, 400, error.message))
})
server.listen(0, '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${server.address().port}`))
process.once('SIGTERM', () => process.exit(0))

async function answer(body, response) {
  const gone = new AbortController()
  const leave = () => gone.abort()
  response.once('close', leave)
  if (response.destroyed) leave()
  state.busy++
  try {
    const said = generate(body, gone.signal)
    for (;;) {
      const { done, value } = await said.next()
      if (done) return end(response, value)
      send(response, { choices: [{ index: 0, delta: { content: value }, finish_reason: null }] })
    }
  } catch (error) {
    if (gone.signal.aborted) state.left++
    else fail(response, error)
  } finally {
    response.off('close', leave)
    state.busy--
  }
}

function fail(response, error) {
  if (error instanceof TooLong) state.tooLong++
  else console.error(error)
  if (response.headersSent) response.destroy()
  else complain(response, error instanceof TooLong ? 400 : 500, error.message)
}

function send(response, chunk) {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

function end(response, { sent, received, isCut }) {
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: isCut ? 'length' : 'stop' }] })
  const usage = { prompt_tokens: sent, completion_tokens: received, total_tokens: sent + received }
  send(response, { choices: [], usage })
  response.end('data: [DONE]\n\n')
}

const complain = (response, status, message) =>
  json(response, status, { error: { message, type: 'invalid' } })

function json(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

async function bodyOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}
