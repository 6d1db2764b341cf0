import { Button, Text } from '@mantine/core'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import classes from './drop-area.module.css'
import { accepted } from './refusal.ts'

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly children?: ReactNode
}

/** Where files are dropped, or chosen with the keyboard. */
export function DropArea({ onFiles, children }: DropAreaProps): ReactNode {
  const words = useWords().data.upload
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drag = (event: DragEvent, entered: boolean) => {
    event.preventDefault()
    setOver(entered)
  }
  return (
    <div
      className={classes.area}
      data-over={over || undefined}
      onDragOver={(event) => {
        drag(event, true)
      }}
      onDragLeave={(event) => {
        drag(event, false)
      }}
      onDrop={(event) => {
        drag(event, false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Text fw={600}>{words.drop}</Text>
      <Text size="sm" className={classes.formats}>
        {words.formats}
      </Text>
      <div className={classes.actions}>
        <Button
          onClick={() => {
            input.current?.click()
          }}
        >
          {words.choose}
        </Button>
        {children}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={words.choose}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
