import { ActionIcon, Button, Group, Textarea, Tooltip } from '@mantine/core'
import { useState } from 'react'
import { EditIcon } from '../../application/icons.tsx'
import { useWords } from '../../words/words-provider.tsx'
import classes from './question-line.module.css'

interface QuestionLineProps {
  readonly question: string
  /** Asks the edited question; absent while that cannot be done. */
  readonly onAsk?: ((question: string) => void) | undefined
}

/** What was asked. Edited it is asked again, below; what was answered stays. */
export function QuestionLine({ question, onAsk }: QuestionLineProps) {
  const words = useWords()
  const { actions, composer } = words.ask
  const [draft, setDraft] = useState<string>()
  if (draft === undefined)
    return (
      <div className={classes.line}>
        <h2 className={classes.question} dir="auto">
          {question}
        </h2>
        {onAsk !== undefined && (
          <Tooltip label={actions.edit}>
            <ActionIcon
              className={classes.edit}
              variant="subtle"
              color="gray"
              aria-label={actions.edit}
              onClick={() => setDraft(question)}
            >
              <EditIcon size={16} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    )
  const ask = () => {
    if (draft.trim() === '') return
    setDraft(undefined)
    onAsk?.(draft.trim())
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <Textarea
        autosize
        autoFocus
        minRows={1}
        maxRows={10}
        dir="auto"
        aria-label={actions.edit}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(undefined)
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          ask()
        }}
      />
      <Group justify="flex-end" gap="xs">
        <Button size="compact-md" variant="default" onClick={() => setDraft(undefined)}>
          {words.application.state.cancel}
        </Button>
        <Button size="compact-md" type="submit" disabled={draft.trim() === ''}>
          {composer.send}
        </Button>
      </Group>
    </form>
  )
}
