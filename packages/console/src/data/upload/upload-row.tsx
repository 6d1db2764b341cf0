import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFailureText } from '../../application/failure-text.ts'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import type { UploadItem } from './upload-item.ts'
import classes from './upload-list.module.css'
import type { UploadQueue } from './upload-queue.ts'

interface UploadRowProps {
  readonly item: UploadItem
  readonly queue: UploadQueue
}

export function UploadRow({ item, queue }: UploadRowProps): ReactNode {
  const words = useWords().data.upload
  const format = useFormat()
  const { id, file, state, sentBytes } = item
  const said = useSaidState(item)
  const bad = state === 'failed' || state === 'refused'
  return (
    <li className={classes.item} data-state={state}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" fw={600} className={classes.name} dir="auto">
          {file.name}
        </Text>
        <Group gap={4} wrap="nowrap">
          <Text size="sm" className={classes.size}>
            {format.bytes(file.size)}
          </Text>
          {state === 'adding' ? null : (
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={words.removeFile({ file: file.name })}
              onClick={() => {
                queue.remove(id)
              }}
            >
              ×
            </ActionIcon>
          )}
        </Group>
      </Group>
      {bad ? null : (
        <Progress.Root size="sm">
          <Progress.Section
            value={file.size === 0 ? 0 : (100 * sentBytes) / file.size}
            animated={state === 'sending'}
            aria-label={words.progressOf({ file: file.name })}
          />
        </Progress.Root>
      )}
      <Group justify="space-between" gap="xs">
        <Text size="sm" className={bad ? classes.bad : classes.said} role={bad ? 'alert' : undefined}>
          {said}
        </Text>
        <Group gap={4}>
          {state === 'sending' || state === 'waiting' || state === 'offline' ? (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={words.pauseFile({ file: file.name })}
              onClick={() => {
                queue.pause(id)
              }}
            >
              {words.pause}
            </Button>
          ) : null}
          {state === 'paused' || state === 'failed' ? (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={words.resumeFile({ file: file.name })}
              onClick={() => {
                queue.resume(id)
              }}
            >
              {state === 'failed' ? words.again : words.resume}
            </Button>
          ) : null}
        </Group>
      </Group>
    </li>
  )
}

function useSaidState({ state, sentBytes, file, problem }: UploadItem): string {
  const words = useWords().data.upload
  const format = useFormat()
  const failure = useFailureText()
  switch (state) {
    case 'waiting':
      return words.waiting
    case 'sending':
      return words.sent({ sent: format.bytes(sentBytes), size: format.bytes(file.size) })
    case 'paused':
      return words.paused({ sent: format.bytes(sentBytes), size: format.bytes(file.size) })
    case 'offline':
      return words.offline
    case 'adding':
      return words.adding
    case 'added':
      return words.added
    case 'failed':
      return words.failed({ why: failure(problem) })
    case 'refused':
      return problem === 'empty' ? words.refusedEmpty : words.refusedFormat
  }
}
