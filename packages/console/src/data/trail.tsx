import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../words/words-provider.tsx'
import classes from './trail.module.css'

/** The way back: to all datasets, and from a file to its dataset. */
export function Trail({
  dataset,
}: {
  readonly dataset?: { readonly id: string; readonly name: string }
}): ReactNode {
  const words = useWords().data.datasets
  return (
    <nav aria-label={words.trail} className={classes.trail}>
      <Link to="/data" className={classes.step}>
        {words.back}
      </Link>
      {dataset === undefined ? null : (
        <>
          <span aria-hidden className={classes.between}>
            ›
          </span>
          <Link to="/data/$datasetId" params={{ datasetId: dataset.id }} className={classes.step} dir="auto">
            {dataset.name}
          </Link>
        </>
      )}
    </nav>
  )
}
