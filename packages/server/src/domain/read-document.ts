import type { z } from 'zod'
import { createRememberedDocuments } from './remembered-documents.ts'

/** Where a document lies: which column or kind of object, and whose it is. */
export interface DocumentPlace {
  readonly of: string
  readonly id: string
}

/** A document that we keep is of a version or a form that is not known. Nothing of it is used. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'

  constructor({ of, id }: DocumentPlace, problem: string) {
    super(`${of} of ${id} cannot be read: ${problem}`)
  }
}

/** Told of a document that others need not wait for. */
export type TellUnreadable = (fault: UnreadableDocument) => void

/** What was kept as JSON, as its schema knows it; the first problem is told where it does not. */
export function readDocument<Type>(schema: z.ZodType<Type>, text: string, place: DocumentPlace): Type {
  const before = remembered.find(schema, text)
  if (before !== undefined) return before.value as Type
  const read = schema.safeParse(parsed(text, place))
  if (!read.success) throw new UnreadableDocument(place, firstProblem(read.error))
  remembered.keep(schema, text, read.data)
  return read.data
}

const remembered = createRememberedDocuments(8_000_000)

/** What the parser complains of quotes the text, which is nothing for a log. */
function parsed(text: string, place: DocumentPlace): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableDocument(place, 'it is not JSON')
  }
}

function firstProblem({ issues: [first] }: z.ZodError): string {
  if (first === undefined) return 'it is of an unknown form'
  return first.path.length === 0 ? first.message : `${first.path.join('.')}: ${first.message}`
}
