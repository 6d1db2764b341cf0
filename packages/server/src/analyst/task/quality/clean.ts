import { duplicatesAmong } from './duplicates.ts'
import { stepOf, type FaultSearch } from './inspected.ts'
import { oneSpelling, spellings } from './spellings.ts'
import { totals } from './totals.ts'

/** What would be changed, and the table as it is then: one spelling for each value, no totals, no row twice. The source stays as it is. */
export const clean: FaultSearch = {
  ...spellings,
  findings: (inspected, measured) => {
    const tidied = [...inspected.rows, ...oneSpelling(inspected, measured)]
    const columns = inspected.table.columns.map(({ name }) => name)
    const cleaned = stepOf(inspected, 'cleaned', [...tidied, { kind: 'unique', columns }])
    return [
      ...spellings.findings(inspected, measured),
      ...(inspected.totals === undefined ? [] : totals.findings(inspected, undefined)),
      ...duplicatesAmong(inspected, tidied),
      { steps: [cleaned] },
    ]
  },
}
