import { codePoints, type Binding } from '@auger/contract'
import type { Said } from '../domain/event.ts'
import type { Text } from '../locales/index.ts'

const gap = '\n\n'

/** Paragraphs as one message; the place of every number moves with its paragraph. */
export function message(...paragraphs: readonly Text[]): Extract<Said, { kind: 'message' }> {
  let content = ''
  const bindings: Binding[] = []
  for (const paragraph of paragraphs) {
    if (content !== '') content += gap
    const shift = codePoints(content)
    bindings.push(
      ...paragraph.bindings.map((binding) => ({
        ...binding,
        start: binding.start + shift,
        end: binding.end + shift,
      })),
    )
    content += paragraph.content
  }
  return { kind: 'message', content, bindings }
}
