import { codePoints, type Binding, type Block } from '@auger/contract'
import type { MessageEvent, StreamEvent } from './stream-event.ts'

/** Folds what a stream said into the blocks that the job has: pieces of a MESSAGE become one, their bindings shifted. */
export function blocksOf(events: Iterable<StreamEvent>): readonly Block[] {
  const blocks: Block[] = []
  let open: MessageEvent[] = []
  const close = () => {
    const first = open[0]
    if (first !== undefined) blocks.push(join(first, open))
    open = []
  }
  for (const event of events) {
    if (!isBlock(event)) continue
    if (event.type !== 'MESSAGE' || event.group_id !== open[0]?.group_id) close()
    if (event.type === 'MESSAGE') open.push(event)
    else blocks.push(blockOf(event))
  }
  close()
  return blocks
}

type BlockEvent = Extract<StreamEvent, { type: Block['type'] }>

function isBlock(event: StreamEvent): event is BlockEvent {
  switch (event.type) {
    case 'CODE':
    case 'TABLE':
    case 'IMAGE':
    case 'MESSAGE':
    case 'SOURCES':
    case 'QUESTIONS':
      return true
    case 'JOB_ID':
    case 'TASK':
    case 'ERROR':
    case 'END_MARK':
      return false
  }
}

function blockOf(event: Exclude<BlockEvent, MessageEvent>): Block {
  const { lastEventId: _, created: __, ...block } = event
  return block
}

function join(first: MessageEvent, pieces: readonly MessageEvent[]): Block {
  let content = ''
  const bindings: Binding[] = []
  for (const piece of pieces) {
    const shift = codePoints(content)
    for (const binding of piece.bindings ?? [])
      bindings.push({ ...binding, start: binding.start + shift, end: binding.end + shift })
    content += piece.content
  }
  const bound = pieces.some((piece) => piece.bindings !== undefined)
  return {
    type: 'MESSAGE',
    content,
    ...(bound ? { bindings } : {}),
    group_id: first.group_id,
    ...(first.group_name === undefined ? {} : { group_name: first.group_name }),
    stage: first.stage,
  }
}
