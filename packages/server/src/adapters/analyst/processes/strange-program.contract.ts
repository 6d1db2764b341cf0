import type { FromProgram, ToProgram } from './messages.ts'

/** A program in the analyst's place that does what a question tells it to. */

const texts = new Map<number, string>()
const tell = (message: FromProgram) => void process.send?.(message)

function obey({ id, tables, question, observations }: ToProgram): void {
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
  tell({
    kind: 'proposed',
    id,
    proposal: { kind: 'clarify', about, options: [] },
    processorSeconds: 0,
    emptied: text === 'let go',
  })
}

process.on('disconnect', () => process.exit())
process.on('message', obey)
tell({ kind: 'ready', processorSeconds: 0 })
