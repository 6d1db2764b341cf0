import { fold } from '../../domain/table.ts'
import { oncePer } from '../../domain/once-per.ts'
import { isBroken, joinedBy, stretchesOf, textOf, type Stretch } from './linked-question.ts'
import type { Said } from './said.ts'

/** A stretch in the forms that names and values are looked up in. */
export interface SaidStretch extends Stretch {
  /** As it stands, folded. */
  readonly folded: string
  /** Whether a comma or the like parts it. */
  readonly broken: boolean
  /** Its words without marks. */
  readonly words: string
  /** By lexicon, what the forms of its words share. */
  readonly stems: readonly string[]
}

/** Every stretch, in every form; found once, because columns, things, metrics and values are all looked up by it. */
export const saidStretches = oncePer((said: Said): readonly SaidStretch[] => {
  const { tokens } = said.question
  const words = tokens.map(({ folded }) => withoutMarks(folded))
  return stretchesOf(tokens).map((stretch) => ({
    ...stretch,
    folded: fold(textOf(said.question, stretch)),
    broken: isBroken(tokens, stretch),
    ...wordsOf(said, stretch, words, said.stems),
  }))
})

/** Names have lost the marks that tokens keep: the women's of a question are the women s of a header. */
const withoutMarks = (folded: string): string => folded.replaceAll("'", '')

/** The words of a stretch by what each of its tokens is taken for. */
export function wordsOf(
  { question: { tokens } }: Said,
  stretch: Stretch,
  words: readonly string[],
  stems: readonly (readonly string[])[],
): Pick<SaidStretch, 'words' | 'stems'> {
  return {
    words: joinedBy(tokens, stretch, (at) => words[at] ?? ''),
    stems: stems.map((own) => joinedBy(tokens, stretch, (at) => own[at] ?? '')),
  }
}
