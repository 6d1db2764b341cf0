import { localeFor, statisticsWords } from '../../../locales/index.ts'
import type { Frame } from '../../frame/frame.ts'
import { columnOf, type Scene } from '../../candidate/scene.ts'
import type { CandidateFinding } from './candidate-finding.ts'
import type { MeasuredColumns } from './measured-columns.ts'
import { surpriseOfRelation } from './surprise.ts'

/** What a relation counts that anyone expects. */
const expectedWeight = 0.4

/** Which figures move together. */
export function relations(scene: Scene, base: Frame, measured: MeasuredColumns): readonly CandidateFinding[] {
  const words = statisticsWords(localeFor(scene.asked.language).locale.language)
  return measured.pairs.map((pair) => {
    const columns = [pair.left, pair.right] as const
    const names = columns.map((ref) => columnOf(scene, ref).name)
    const frame: Frame = {
      ...base,
      task: 'analysis',
      analysis: {
        kind: 'correlation',
        method: 'pearson',
        columns,
        figures: [{ figure: 'coefficient', as: words.of(words.figures.coefficient, names) }],
      },
      answer: { kind: 'figures' },
    }
    return {
      kind: 'relation',
      about: columns.join(' '),
      frame,
      trials: measured.trials,
      surprise: (found) => {
        const relation = measured.relation(pair, found)
        if (relation === undefined) return 0
        const { coefficient, rows, isExpected } = relation
        return (isExpected ? expectedWeight : 1) * surpriseOfRelation(coefficient, rows)
      },
    }
  })
}
