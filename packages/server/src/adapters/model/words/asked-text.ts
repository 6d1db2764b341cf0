import { joined, type Teller, type Told } from '../disclosure.ts'
import { framed } from '../framed-text.ts'

/** What the person asked, and under a title what there is to answer it with. */
export const askedText = (
  question: string,
  parts: readonly (readonly [string, readonly Told[]])[],
  tell: Teller,
): Told =>
  joined([
    ...framed('The question:', [tell.said(question)], tell),
    ...parts.flatMap(([title, lines]) => framed(title, lines, tell)),
  ])
