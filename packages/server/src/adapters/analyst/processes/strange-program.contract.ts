import type { FromProgram, Outcome, ToProgram } from './messages.ts'

/** A program in the analyst's place that does what a question tells it to. */

const texts = new Map<number, string>()
const tell = (message: FromProgram) => void process.send?.(message)

function obey(message: ToProgram): void {
  while (message.kind === 'hear' && message.text === 'hear for ever') Math.sqrt(2)
  if (message.kind === 'hear') return done(message.id, { language: 'EN', spans: [message.text] })
  if (message.kind === 'quote') return done(message.id, [])
  const { id, tables, question, observations } = message
  if (question.value !== undefined) texts.set(question.key, question.value.text)
  const text = texts.get(question.key) ?? ''
  const hoard: unknown[] = []
  switch (text) {
    case 'compute for ever':
      for (;;) Math.sqrt(2)
    case 'hold everything':
      for (;;) hoard.push(Array.from({ length: 100_000 }, (_, at) => ({ at })))
    case 'end':
      process.kill(process.pid, 'SIGKILL')
      return
    case 'throw':
      return tell({ kind: 'failed', id, message: 'it threw', processorSeconds: 0 })
  }
  const given = [tables.value === undefined ? 'known' : 'new', question.value === undefined ? 'known' : 'new']
  const about = `${text}: ${given.join(' tables, ')} question, ${observations.length} observations`
  done(id, { kind: 'clarify', about, options: [] }, text === 'let go')
}

const done = (id: number, outcome: Outcome, emptied = false) =>
  tell({ kind: 'done', id, outcome, processorSeconds: 0, emptied })

process.on('disconnect', () => process.exit())
process.on('message', obey)
tell({ kind: 'ready', processorSeconds: 0 })
