import { useEffect, type ReactNode } from 'react'
import { Mark } from '../application/mark.tsx'
import { useWords } from '../words/words-provider.tsx'
import { DoorSettings } from './door-settings.tsx'
import classes from './door-frame.module.css'

interface DoorFrameProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** The frame of the pages before the login. */
export function DoorFrame({ title, lead, children }: DoorFrameProps) {
  const { name } = useWords().application
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return (
    <div className={classes.place}>
      <main className={classes.door}>
        <div className={classes.brand}>
          <Mark size={40} />
        </div>
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </main>
      <DoorSettings />
    </div>
  )
}
