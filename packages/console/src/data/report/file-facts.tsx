import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import type { Understood } from './read-report.ts'
import classes from './report.module.css'

/** How the file as a whole was read. */
export function FileFacts({ report }: { readonly report: Understood }): ReactNode {
  const words = useWords().data.report
  const format = useFormat()
  const delimiters: { readonly [delimiter: string]: string } = {
    '\t': words.tab,
    ' ': words.space,
    ',': words.comma,
    ';': words.semicolon,
    '|': words.bar,
  }
  const { delimiter, header, headerLine, pages, characters, passages, comments, repeatedHeaders } = report
  const number = (value: number | undefined) =>
    value === undefined || value === 0 ? undefined : format.number(value)
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.format, report.format],
    [words.encoding, report.encoding === '' ? undefined : report.encoding],
    [words.delimiter, delimiter === undefined ? undefined : (delimiters[delimiter] ?? delimiter)],
    [words.headerLine, header === false ? words.noHeader : number(headerLine)],
    [words.pages, number(pages)],
    [words.characters, number(characters)],
    [words.passages, number(passages)],
    [words.comments, number(comments)],
    [words.repeatedHeaders, number(repeatedHeaders)],
  ]
  return (
    <section>
      <h2 className={classes.title}>{words.file}</h2>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
      <Lines title={words.above} lines={report.above} />
      <Lines title={words.below} lines={report.below} />
    </section>
  )
}

export function Lines({
  title,
  lines = [],
}: {
  readonly title: string
  readonly lines?: readonly string[] | undefined
}): ReactNode {
  if (lines.length === 0) return null
  return (
    <>
      <h3 className={classes.small}>{title}</h3>
      <pre className={classes.lines} tabIndex={0} role="region" aria-label={title} dir="auto">
        {lines.join('\n')}
      </pre>
    </>
  )
}
