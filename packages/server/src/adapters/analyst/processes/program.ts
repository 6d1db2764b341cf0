import { getHeapStatistics } from 'node:v8'
import { createAnalyst } from '../../../analyst/index.ts'
import type { Table } from '../../../domain/table.ts'
import type { AnalystQuestion, Heard, Proposal } from '../../../ports/analyst.ts'
import type { FromProgram, Given, Outcome, ToHear, ToPropose, ToProgram } from './messages.ts'
import { warmUp } from './warm-up.ts'

/** The program of a process that understands questions, one after the other. It goes when the server goes. */

/** What is held beyond this share of the memory is let go before the next question needs it. */
const mostHeld = 0.4
const longestMessage = 2_000

const analyst = createAnalyst()
const never = new AbortController().signal
const tables = new Map<number, readonly Table[]>()
const questions = new Map<number, AnalystQuestion>()

const tell = (message: FromProgram) => void process.send?.(message)
const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function recall<Value>(held: Map<number, Value>, { key }: Given<unknown>, given: Value | undefined): Value {
  const value = given ?? held.get(key)
  if (value === undefined) throw new Error('The server named what it never gave.')
  held.set(key, value)
  return value
}

function hear({ text, tables: asked, expected }: ToHear): Promise<Heard> {
  const hints = {
    tables: recall(tables, asked, asked.value),
    ...(expected === undefined ? {} : { expected }),
  }
  return analyst.hear(text, hints, never)
}

/** The same question must be the same object again: what was found out about it is kept by it. */
function propose({ context, observations, ...asked }: ToPropose): Promise<Proposal> {
  const over = recall(tables, asked.tables, asked.tables.value)
  const { value } = asked.question
  const question = recall(
    questions,
    asked.question,
    value === undefined ? undefined : { ...value, tables: over },
  )
  return analyst.propose(question, context, observations, never)
}

function letGo(): boolean {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics()
  if (used <= most * mostHeld) return false
  tables.clear()
  questions.clear()
  return true
}

function outcomeOf(message: ToProgram): Promise<Outcome> {
  switch (message.kind) {
    case 'hear':
      return hear(message)
    case 'propose':
      return propose(message)
    case 'quote':
      return analyst.quote(message.asked, never)
  }
}

async function answer(message: ToProgram): Promise<void> {
  const { id, forget } = message
  for (const held of [tables, questions]) for (const key of forget) held.delete(key)
  try {
    const outcome = await outcomeOf(message)
    tell({ kind: 'done', id, outcome, processorSeconds: processorSeconds(), emptied: letGo() })
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    tell({
      kind: 'failed',
      id,
      message: text.slice(0, longestMessage),
      processorSeconds: processorSeconds(),
    })
  }
}

process.on('disconnect', () => process.exit())
process.on('message', (message: ToProgram) => void answer(message))
await warmUp(analyst)
tell({ kind: 'ready', processorSeconds: processorSeconds() })
