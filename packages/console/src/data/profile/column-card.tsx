import type { ColumnProfile } from '@auger/contract'
import type { ReactNode } from 'react'
import { cellFormatter } from '../../table/cell-text.ts'
import { useTableWords } from '../../table/use-table-words.ts'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import { typeName } from '../report/type-name.ts'
import { BinChart } from './bin-chart.tsx'
import classes from './profile.module.css'
import { ValueBars } from './value-bars.tsx'

/** One column: what it is, how much of it there is, and how its values lie. */
export function ColumnCard({
  column,
  rows,
}: {
  readonly column: ColumnProfile
  readonly rows: number
}): ReactNode {
  const { profile: words, types } = useWords().data
  const { words: said, language } = useTableWords()
  const format = useFormat()
  const { name, type, unit, missing, distinct, smallest, largest, mean, bins, values } = column
  const seen = [...bins.map(({ from }) => [from]), [smallest], [largest]]
  const write = cellFormatter({ ...column, name: type }, 0, seen, language, said)
  return (
    <li className={classes.card}>
      <h3 className={classes.name} dir="auto">
        {name}
      </h3>
      <p className={classes.facts}>
        <span>{typeName(type, types)}</span>
        {unit === null ? null : <span>{unit}</span>}
        <span>{words.distinct({ count: distinct })}</span>
        {missing === 0 ? (
          <span>{words.complete}</span>
        ) : (
          <span data-warn>
            {words.missing({ count: missing })} ({format.number(missing / rows, { style: 'percent' })})
          </span>
        )}
      </p>
      {bins.length > 0 ? <BinChart column={column} write={write} /> : null}
      {values.length > 0 ? <ValueBars column={column} write={write} /> : null}
      {smallest === null || values.length > 0 ? null : (
        <p className={classes.facts}>
          <span dir="auto">{words.range({ smallest: write(smallest), largest: write(largest) })}</span>
          {mean === null ? null : (
            <span>{words.mean({ mean: format.number(mean, { maximumSignificantDigits: 6 }) })}</span>
          )}
        </p>
      )}
    </li>
  )
}
