import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { failureOf } from '../server/failure.ts'
import { callPage } from '../server/page-client.ts'
import { useWords } from '../words/words-provider.tsx'
import { DoorFrame } from './door-frame.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { LinkMissing } from './link-missing.tsx'
import { takeLinkSecret } from './link-secret.ts'
import { isGoodPassword, PasswordFields } from './password-fields.tsx'
import { useClaim } from './use-claim.ts'

const isExpired = (error: unknown): boolean => error !== null && failureOf(error).code === 1007

/** Where an invitation or a reset leads to: whoever follows it sets a password and is logged in. */
export function LinkPage() {
  const { link: words } = useWords().account
  const [link] = useState(takeLinkSecret)
  const [typed, setTyped] = useState({ password: '', again: '' })
  const [tried, setTried] = useState(false)
  const navigate = useNavigate()
  const read = useQuery({
    queryKey: ['link', link],
    queryFn: () => callPage('readAccountLink', { link }),
    enabled: link !== '',
    retry: false,
  })
  const claim = useClaim()
  const name = read.data?.name ?? ''
  if (link === '') return <LinkMissing title={words.title} />
  if (isExpired(read.error) || isExpired(claim.error)) return <ExpiredLink name={name || 'NAME'} />
  return (
    <DoorFrame title={words.title} {...(name === '' ? {} : { lead: words.lead({ name }) })}>
      {read.isPending && <Skeleton height={120} />}
      {read.error !== null && <FailureNotice error={read.error} retry={() => void read.refetch()} />}
      {read.isSuccess && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (isGoodPassword(typed.password, typed.again))
              claim.mutate(
                { link, password: typed.password },
                { onSuccess: () => void navigate({ to: '/ask' }) },
              )
          }}
        >
          <input type="text" name="name" autoComplete="username" value={name} readOnly hidden />
          <PasswordFields
            autoFocus
            value={typed.password}
            again={typed.again}
            tried={tried}
            onChange={(password, again) => setTyped({ password, again })}
          />
          {claim.error !== null && <FailureNotice error={claim.error} />}
          <Button type="submit" fullWidth mt="lg" loading={claim.isPending}>
            {words.submit}
          </Button>
        </form>
      )}
    </DoorFrame>
  )
}
