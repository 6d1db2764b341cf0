import type { OverviewRecord } from '@auger/contract'
import { Badge, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { Markdown } from '../../markdown/markdown.tsx'
import { parseMarkdown } from '../../markdown/parse-markdown.ts'
import { useWords } from '../../words/words-provider.tsx'
import classes from './overview-panel.module.css'

interface OverviewPanelProps {
  readonly datasetId: string
  readonly overview: OverviewRecord
}

/** What the dataset holds, what stands out in it, and what can be asked of it. */
export function OverviewPanel({ datasetId, overview }: OverviewPanelProps): ReactNode {
  const words = useWords().data.overview
  const { summary, exploration_questions, keywords } = overview
  if (summary === '') return <EmptyState title={words.none} text={words.noneWhy} />
  return (
    <div className={classes.panel}>
      <div className={classes.summary} dir="auto">
        <Markdown tree={parseMarkdown(summary)} />
      </div>
      {exploration_questions.length === 0 ? null : (
        <section>
          <h2 className={classes.title}>{words.questions}</h2>
          <ul className={classes.questions}>
            {exploration_questions.map((question) => (
              <li key={question}>
                <Link
                  to="/ask"
                  search={{ dataset: datasetId, question }}
                  className={classes.question}
                  dir="auto"
                >
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {keywords.length === 0 ? null : (
        <section>
          <h2 className={classes.title}>{words.keywords}</h2>
          <Group gap="xs">
            {keywords.map((word) => (
              <Badge key={word} variant="light" tt="none">
                <Text span size="xs" dir="auto">
                  {word}
                </Text>
              </Badge>
            ))}
          </Group>
        </section>
      )}
    </div>
  )
}
