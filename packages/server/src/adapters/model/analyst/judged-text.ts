import type { AnalystQuestion } from '../../../ports/analyst.ts'
import { joined, type Teller, type Told } from '../disclosure.ts'
import { framed } from '../framed-text.ts'

/** What people have said of answers to questions like this one. */
export const judgedText = (
  { examples = [], corrections = [], tables }: AnalystQuestion,
  tell: Teller,
): readonly Told[] => [
  ...framed(
    'Plans that people found right for questions that are somewhat like this one:',
    examples.map(({ question, plan }) =>
      joined([tell.said(question), tell.plan(plan.steps, tables, [question])]),
    ),
    tell,
  ),
  ...framed(
    'What people found wrong in answers to such questions:',
    corrections.map(({ question, reason }) => joined([tell.said(question), tell.said(reason)])),
    tell,
  ),
]
