import { useEffect, type ReactNode } from 'react'
import { useWords } from '../words/words-provider.tsx'
import classes from './page-frame.module.css'

interface PageFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Buttons beside the title. */
  readonly actions?: ReactNode
  /** Pages with tables use all the room there is; texts are read better in a column. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** Title, lead and content of a page in the shell. */
export function PageFrame({ title, lead, actions, wide = false, children }: PageFrameProps) {
  const { name } = useWords().application
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return (
    <div className={wide ? classes.wide : classes.frame}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
