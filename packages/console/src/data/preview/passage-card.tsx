import type { ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import classes from './passages.module.css'

interface PassageCardProps {
  readonly source?: string
  readonly page: number | null
  readonly heading: string
  readonly content: string
}

/** A passage word for word, and where it stands. */
export function PassageCard({ source, page, heading, content }: PassageCardProps): ReactNode {
  const words = useWords().data.passages
  return (
    <li className={classes.card}>
      <p className={classes.where} dir="auto">
        {[source, page === null ? undefined : words.page({ page }), heading]
          .filter((part) => part !== undefined && part !== '')
          .join(' · ')}
      </p>
      <p className={classes.content} dir="auto">
        {content}
      </p>
    </li>
  )
}
