import { Button, CopyButton, Group, Modal, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './administration.module.css'

interface SecretDialogProps {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly secret: string
  readonly copy: string
  readonly copied: string
  readonly done: string
  readonly onClose: () => void
}

/** Shows what is shown only once; a click beside it does not close it. */
export function SecretDialog(props: SecretDialogProps): ReactNode {
  const { title, text, label, secret, copy, copied, done, onClose } = props
  const id = useId()
  return (
    <Modal opened onClose={onClose} title={title} closeOnClickOutside={false} withCloseButton={false}>
      <Text mb="sm">{text}</Text>
      <Text size="sm" id={id} className={classes.faint}>
        {label}
      </Text>
      <code className={classes.secret} aria-labelledby={id} role="group" dir="ltr">
        {secret}
      </code>
      <Group justify="flex-end" mt="md">
        <CopyButton value={secret}>
          {({ copied: taken, copy: take }) => (
            <Button variant="default" onClick={take} data-autofocus>
              {taken ? copied : copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{done}</Button>
      </Group>
    </Modal>
  )
}
