import type { Block, SourceReference, StreamError, Task } from '@auger/contract'
import { blocksOf, type StreamEvent } from '@auger/sdk/stream'

export interface StepView {
  readonly id: string
  readonly title: string
  readonly status: Task['status']
  /** The files it reads, where that is known. */
  readonly files: string
  readonly blocks: readonly Block[]
}

/** An answer, sorted into what is shown where. */
export interface AnswerView {
  readonly steps: readonly StepView[]
  readonly conclusion: readonly Block[]
  readonly sources: readonly SourceReference[]
  readonly questions: readonly string[]
  readonly error: StreamError | undefined
}

const conclusionName = 'Conclusions'

/** What was heard so far. */
export function viewOfEvents(events: readonly StreamEvent[]): AnswerView {
  const tasks = new Map<string, Task>()
  let error: StreamError | undefined
  for (const event of events) {
    if (event.type === 'TASK') tasks.set(event.content.id, event.content)
    if (event.type === 'ERROR') error = event.content
  }
  return { ...viewOfBlocks(blocksOf(events), [...tasks.values()]), error }
}

/** What is stored; of a stored job all steps have ended. */
export function viewOfBlocks(blocks: readonly Block[], tasks: readonly Task[] = []): AnswerView {
  const steps = new Map<string, StepView>(
    tasks
      .filter(({ name }) => name !== conclusionName)
      .map(({ id, name, status, properties }) => [
        id,
        { id, title: name, status, files: properties.files, blocks: [] },
      ]),
  )
  const conclusion: Block[] = []
  let sources: readonly SourceReference[] = []
  let questions: readonly string[] = []
  for (const block of blocks) {
    if (block.type === 'SOURCES') sources = block.content
    else if (block.type === 'QUESTIONS') questions = block.content
    else if (block.group_name === conclusionName) conclusion.push(block)
    else {
      const { group_id: id, group_name: title = '' } = block
      const step = steps.get(id) ?? { id, title, status: 'done' as const, files: '', blocks: [] }
      steps.set(id, { ...step, blocks: [...step.blocks, block] })
    }
  }
  return { steps: [...steps.values()], conclusion, sources, questions, error: undefined }
}
