import { Button, PasswordInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { useAccount } from '../application/place.tsx'
import { failureOf } from '../server/failure.ts'
import { callPage } from '../server/page-client.ts'
import { pageKey } from '../server/queries.ts'
import { useWords } from '../words/words-provider.tsx'
import { isGoodPassword, PasswordFields } from './password-fields.tsx'
import classes from './account-page.module.css'

const nothing = { now: '', password: '', again: '' }

/** A new password, for whoever knows the old one. */
export function PasswordChange() {
  const { own } = useWords().account
  const client = useQueryClient()
  const { name } = useAccount()
  const [typed, setTyped] = useState(nothing)
  const [tried, setTried] = useState(false)
  const change = useMutation({
    mutationFn: () => callPage('changePassword', { password: typed.now, new_password: typed.password }),
    onSuccess: async () => {
      setTyped(nothing)
      setTried(false)
      await client.invalidateQueries({ queryKey: pageKey('listLogins') })
    },
  })
  const isWrong = change.error !== null && failureOf(change.error).code === 1005
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isGoodPassword(typed.password, typed.again)) change.mutate()
      }}
    >
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <PasswordInput
        label={own.passwordNow}
        name="password"
        autoComplete="current-password"
        required
        value={typed.now}
        error={isWrong ? own.passwordWrong : undefined}
        onChange={(event) => setTyped({ ...typed, now: event.currentTarget.value })}
      />
      <PasswordFields
        label={own.passwordNew}
        value={typed.password}
        again={typed.again}
        tried={tried}
        onChange={(password, again) => setTyped({ ...typed, password, again })}
      />
      {change.error !== null && !isWrong && <FailureNotice error={change.error} />}
      <div role="status" className={classes.good}>
        {change.isSuccess && own.passwordChanged}
      </div>
      <Button type="submit" mt="md" loading={change.isPending}>
        {own.passwordChange}
      </Button>
    </form>
  )
}
