import type { Block } from '@auger/contract'
import { codePoints } from '@auger/contract'
import type { JobEvent } from '../../domain/event.ts'
import type { LinkMaker } from './links.ts'

/** Folds what a job said into its blocks: consecutive messages of a group are one block until another kind comes. */
export function blocksOf(jobId: string, events: readonly JobEvent[], links: LinkMaker): Block[] {
  const blocks: Block[] = []
  for (const event of events) {
    const block = blockOf(jobId, event, links)
    if (block === undefined) continue
    const previous = blocks.at(-1)
    if (previous?.type === 'MESSAGE' && block.type === 'MESSAGE' && previous.group_id === block.group_id)
      blocks[blocks.length - 1] = joined(previous, block)
    else blocks.push(block)
  }
  return blocks
}

type Message = Extract<Block, { type: 'MESSAGE' }>

function joined(first: Message, second: Message): Message {
  const shift = codePoints(first.content)
  const moved = (second.bindings ?? []).map((binding) => ({
    ...binding,
    start: binding.start + shift,
    end: binding.end + shift,
  }))
  return {
    ...first,
    content: first.content + second.content,
    bindings: [...(first.bindings ?? []), ...moved],
  }
}

function blockOf(jobId: string, { group, said }: JobEvent, links: LinkMaker): Block | undefined {
  const place = {
    group_id: group.id,
    ...(group.name === undefined ? {} : { group_name: group.name }),
    stage: group.stage,
  }
  switch (said.kind) {
    case 'code':
      return { type: 'CODE', content: said.content, ...place }
    case 'table':
      return { type: 'TABLE', content: links.table(jobId, said.file, said.name), ...place }
    case 'image':
      return { type: 'IMAGE', content: links.image(jobId, said.file, said.name), ...place }
    case 'message':
      return { type: 'MESSAGE', content: said.content, bindings: [...said.bindings], ...place }
    case 'sources':
      return { type: 'SOURCES', content: [...said.sources], ...place }
    case 'questions':
      return { type: 'QUESTIONS', content: [...said.questions], ...place }
    case 'task':
    case 'error':
    case 'end':
      return undefined
  }
}
