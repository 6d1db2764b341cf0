import { Button, CloseButton } from '@mantine/core'
import { useRef } from 'react'
import { accepted } from '../../data/upload/refusal.ts'
import { useWords } from '../../words/words-provider.tsx'
import classes from './first-visit.module.css'

interface FirstVisitProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly onClose: () => void
}

/** The third step of the first visit: from the sample to a file of one's own. */
export function FirstVisit({ onFiles, onClose }: FirstVisitProps) {
  const words = useWords()
  const { first } = words.ask
  const files = useRef<HTMLInputElement>(null)
  return (
    <aside className={classes.hint} aria-label={first.title}>
      <div className={classes.words}>
        <strong>{first.title}</strong>
        <span>{first.text}</span>
      </div>
      <Button onClick={() => files.current?.click()}>{first.choose}</Button>
      <CloseButton className={classes.close} aria-label={words.application.state.close} onClick={onClose} />
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={first.choose}
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
    </aside>
  )
}
