import { codePoints, type Binding } from '@auger/contract'
import type { Said } from '../domain/event.ts'
import type { Text } from '../locales/index.ts'

const gap = '\n\n'

type Message = Extract<Said, { kind: 'message' }>

/** Paragraphs as one message; the place of every number moves with its paragraph. */
export function message(...paragraphs: readonly Text[]): Message {
  let content = ''
  const bindings: Binding[] = []
  for (const paragraph of paragraphs) {
    if (content !== '') content += gap
    const shift = codePoints(content)
    bindings.push(...moved(paragraph.bindings, shift))
    content += paragraph.content
  }
  return { kind: 'message', content, bindings }
}

/** Sentences behind each other. */
export function paragraphOf(sentences: readonly Text[]): Text {
  let content = ''
  const bindings: Binding[] = []
  for (const sentence of sentences) {
    if (content !== '' && isSpaced(content)) content += ' '
    bindings.push(...moved(sentence.bindings, codePoints(content)))
    content += sentence.content
  }
  return { content, bindings }
}

/** Whether a sentence behind this one is parted from it: not in scripts that end theirs with a wide stop. */
const isSpaced = (content: string): boolean => !/[。！？]$/u.test(content)

/** Clients join all messages of a group, so one that does not begin its group begins with a blank line. */
export const furtherParagraph = ({ kind, content, bindings }: Message): Message => ({
  kind,
  content: gap + content,
  bindings: moved(bindings, gap.length),
})

const moved = (bindings: readonly Binding[], by: number): readonly Binding[] =>
  bindings.map((binding) => ({ ...binding, start: binding.start + by, end: binding.end + by }))
