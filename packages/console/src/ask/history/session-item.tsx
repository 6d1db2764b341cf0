import { ActionIcon, Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { SessionRecord } from '@auger/contract'
import { DeleteIcon, EditIcon, MoreIcon, SettingsIcon } from '../../application/icons.tsx'
import { useProject } from '../../application/place.tsx'
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx'
import { TextDialog } from '../../dialogs/text-dialog.tsx'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { useWords } from '../../words/words-provider.tsx'
import { SessionSettings } from './session-settings.tsx'
import classes from './session-history.module.css'

type Dialog = 'rename' | 'settings' | 'delete'

/** A session to go back to, to rename, to set and to delete. */
export function SessionItem({ session }: { readonly session: SessionRecord }) {
  const words = useWords()
  const said = words.ask.history
  const { project_id } = useProject()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { sessionId } = useParams({ strict: false })
  const [dialog, setDialog] = useState<Dialog>()
  const { id, name } = session
  const close = () => setDialog(undefined)
  const changed = async () => {
    await client.invalidateQueries({ queryKey: wireKey(project_id, 'listSessions') })
    await client.invalidateQueries({ queryKey: wireKey(project_id, 'getSession') })
  }
  return (
    <li className={classes.item} data-here={sessionId === id}>
      <Link
        to="/ask/$sessionId"
        params={{ sessionId: id }}
        search={{}}
        className={classes.link}
        title={name}
        dir="auto"
      >
        {name}
      </Link>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            className={classes.options}
            variant="transparent"
            color="gray"
            size="sm"
            aria-label={said.options({ name })}
          >
            <MoreIcon size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<EditIcon size={15} />} onClick={() => setDialog('rename')}>
            {said.rename}
          </Menu.Item>
          <Menu.Item leftSection={<SettingsIcon size={15} />} onClick={() => setDialog('settings')}>
            {said.settings}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<DeleteIcon size={15} />} onClick={() => setDialog('delete')}>
            {said.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && (
        <TextDialog
          title={said.renameTitle}
          label={said.name}
          initial={name}
          action={words.application.state.save}
          onSave={async (text) => {
            await callWire(project_id, 'updateSession', { id, name: text })
            await changed()
          }}
          onClose={close}
        />
      )}
      {dialog === 'settings' && <SessionSettings session={session} onChanged={changed} onClose={close} />}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={said.deleteTitle}
          text={said.deleteText({ name })}
          action={said.delete}
          onConfirm={async () => {
            await callWire(project_id, 'deleteSession', { id })
            if (sessionId === id) await navigate({ to: '/ask', search: {} })
            await changed()
          }}
          onClose={close}
        />
      )}
    </li>
  )
}
