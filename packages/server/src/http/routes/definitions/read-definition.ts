import { definitionInput, type DefinitionInput, type DefinitionKind } from '@auger/contract'
import { failures } from '../../../domain/errors.ts'
import { describeProblem } from '../../describe-problem.ts'

/** The fields of its kind, each of which is checked already; that none is missing is left. */
export function readDefinition(input: { readonly kind: DefinitionKind }): DefinitionInput {
  const read = definitionInput.safeParse(input)
  if (read.success) return read.data
  throw failures.invalid(
    read.error.issues.map((issue) => `${describeProblem(issue)} for a ${input.kind}`).join('; '),
  )
}
