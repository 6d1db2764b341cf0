import { Badge, Button, Skeleton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LoginRecord } from '@auger/contract'
import { FailureNotice } from '../application/failure-notice.tsx'
import { callPage } from '../server/page-client.ts'
import { pageKey, usePage } from '../server/queries.ts'
import { useFormat } from '../words/use-format.ts'
import { useWords } from '../words/words-provider.tsx'
import { browserName } from './browser-name.ts'
import classes from './account-page.module.css'

/** Every browser that the account is logged in with, each to be logged out. */
export function LoginList() {
  const logins = usePage('listLogins', {})
  if (logins.error !== null) return <FailureNotice error={logins.error} retry={() => void logins.refetch()} />
  if (logins.data === undefined) return <Skeleton height={64} />
  return (
    <ul>
      {logins.data.logins.map((login) => (
        <Login key={login.id} login={login} />
      ))}
    </ul>
  )
}

function Login({ login: { id, browser, seen_at, current } }: { readonly login: LoginRecord }) {
  const { own } = useWords().account
  const format = useFormat()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => callPage('endLogin', { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: pageKey('listLogins') }),
  })
  const name = browserName(browser)
  return (
    <li className={classes.login}>
      <div title={browser}>
        {name === undefined ? own.unknownBrowser : own.browserOn({ ...name })}
        <div className={classes.when}>{own.lastUsed({ when: format.ago(seen_at) })}</div>
      </div>
      {current ? (
        <Badge variant="light" tt="none">
          {own.thisBrowser}
        </Badge>
      ) : (
        <Button size="compact-sm" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
          {own.endLogin}
        </Button>
      )}
    </li>
  )
}
