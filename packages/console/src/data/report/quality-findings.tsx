import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import { Lines } from './file-facts.tsx'
import { findingsOf, type Finding } from './quality.ts'
import type { Understood } from './read-report.ts'
import classes from './report.module.css'

const mostFindings = 30

/** What a person should know before trusting a figure of the file. */
export function QualityFindings({ report }: { readonly report: Understood }): ReactNode {
  const words = useWords().data.report
  const say = useSaidFinding()
  const findings = findingsOf(report).slice(0, mostFindings)
  const { rejectedRows, rejectedSamples } = report
  return (
    <section>
      <h2 className={classes.title}>{words.quality}</h2>
      {findings.length === 0 && rejectedRows === 0 ? (
        <p className={classes.lead}>{words.qualityGood}</p>
      ) : null}
      <ul className={classes.findings}>
        {rejectedRows === 0 ? null : <li>{words.rejected({ count: rejectedRows })}</li>}
        {findings.map((finding, index) => (
          <li key={index} dir="auto">
            {say(finding)}
          </li>
        ))}
      </ul>
      {rejectedRows === 0 ? null : <Lines title={words.rejectedSamples} lines={rejectedSamples} />}
    </section>
  )
}

function useSaidFinding(): (finding: Finding) => string {
  const words = useWords().data.report
  const format = useFormat()
  return (finding) => {
    switch (finding.kind) {
      case 'note':
        return finding.text
      case 'empty': {
        const { column, table, share } = finding
        return words.mostlyEmpty({ column, table, share: format.number(share, { style: 'percent' }) })
      }
      case 'constant':
        return words.constant({ column: finding.column, table: finding.table })
      case 'noKey':
        return words.noKey({ table: finding.table })
    }
  }
}
