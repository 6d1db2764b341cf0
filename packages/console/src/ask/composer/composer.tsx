import { ActionIcon, Textarea, Tooltip, VisuallyHidden } from '@mantine/core'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { AttachIcon, SendIcon, StopIcon } from '../../application/icons.tsx'
import { accepted } from '../../data/upload/refusal.ts'
import { useWords } from '../../words/words-provider.tsx'
import { DatasetPicker } from './dataset-picker.tsx'
import classes from './composer.module.css'

export interface ComposerProps {
  readonly datasetId: string | undefined
  readonly onDataset: (id: string) => void
  /** What is written stays until the question is accepted. */
  readonly onAsk: (question: string) => Promise<unknown>
  readonly onFiles: (files: readonly File[]) => void
  /** Stops what is under way; absent where nothing is. */
  readonly onStop?: (() => void) | undefined
  readonly isStopping?: boolean
  readonly isSending?: boolean
  readonly placeholder: string
  /** What a link brought. */
  readonly initial?: string | undefined
  readonly field?: RefObject<HTMLTextAreaElement | null>
  /** What stands above the field: a refusal, files on their way. */
  readonly children?: ReactNode
}

const longest = 6_000

/** Where a question is written. Enter asks; Shift and Enter begins a new line. */
export function Composer(props: ComposerProps) {
  const { datasetId, onDataset, onAsk, onFiles, onStop, isStopping = false, isSending = false } = props
  const words = useWords().ask.composer
  const [draft, setDraft] = useState(props.initial ?? '')
  const [tried, setTried] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const hint = useId()
  const tooLong = [...draft].length > longest
  const nothingToAsk = tried && datasetId === undefined
  const isBlank = draft.trim() === ''
  const ask = () => {
    if (isBlank || tooLong || isSending || onStop !== undefined) return
    setTried(true)
    if (datasetId === undefined) return
    onAsk(draft.trim()).then(
      () => {
        setDraft('')
        setTried(false)
      },
      // Whoever asks shows why.
      () => undefined,
    )
  }
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      {props.children}
      <Textarea
        ref={props.field}
        variant="unstyled"
        autosize
        autoFocus
        minRows={1}
        maxRows={9}
        dir={draft === '' ? undefined : 'auto'}
        classNames={{ input: classes.input }}
        aria-label={words.label}
        aria-describedby={hint}
        placeholder={props.placeholder}
        error={tooLong ? words.tooLong({ most: longest }) : nothingToAsk ? words.nothingToAsk : undefined}
        value={draft}
        readOnly={isSending}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter also ends the writing of a Japanese or Chinese word.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          ask()
        }}
      />
      <div className={classes.tools}>
        <Tooltip label={words.attach}>
          <ActionIcon
            size="lg"
            radius="xl"
            variant="subtle"
            color="gray"
            aria-label={words.attach}
            onClick={() => files.current?.click()}
          >
            <AttachIcon />
          </ActionIcon>
        </Tooltip>
        <DatasetPicker datasetId={datasetId} onDataset={onDataset} />
        <span className={classes.space} />
        <VisuallyHidden id={hint}>{words.keys}</VisuallyHidden>
        {onStop === undefined ? (
          <ActionIcon
            type="submit"
            size="lg"
            radius="xl"
            aria-label={words.send}
            disabled={isBlank || tooLong}
            loading={isSending}
          >
            <SendIcon />
          </ActionIcon>
        ) : (
          <ActionIcon
            size="lg"
            radius="xl"
            variant="filled"
            color="dark.4"
            aria-label={isStopping ? words.stopping : words.stop}
            loading={isStopping}
            onClick={onStop}
          >
            <StopIcon />
          </ActionIcon>
        )}
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={words.attach}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (chosen.length > 0) onFiles(chosen)
        }}
      />
    </form>
  )
}
