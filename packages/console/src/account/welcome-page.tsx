import { Button, Loader, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { useSample } from '../ask/job/use-sample.ts'
import { failureOf } from '../server/failure.ts'
import { useWords } from '../words/words-provider.tsx'
import { DoorFrame } from './door-frame.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { LinkMissing } from './link-missing.tsx'
import { takeLinkSecret } from './link-secret.ts'
import { isGoodPassword, PasswordFields } from './password-fields.tsx'
import { useClaim } from './use-claim.ts'
import { WelcomeSteps } from './welcome-steps.tsx'

const nameTaken = 300013

/** The first visit: a name and a password, then the sample, answered; from there one goes on to a file of one's own. */
export function WelcomePage() {
  const words = useWords().account
  const [link] = useState(takeLinkSecret)
  const [name, setName] = useState('')
  const [typed, setTyped] = useState({ password: '', again: '' })
  const [tried, setTried] = useState(false)
  const navigate = useNavigate()
  const claim = useClaim()
  const sample = useSample({ first: true })
  const refusal = claim.error === null ? undefined : failureOf(claim.error)
  if (link === '') return <LinkMissing title={words.welcome.title} />
  if (refusal?.code === 1007) return <ExpiredLink name="NAME" />
  if (claim.isSuccess)
    return (
      <DoorFrame title={words.welcome.title}>
        <WelcomeSteps step={1} />
        {sample.error === null ? (
          <p role="status">
            <Loader size="xs" mr="xs" />
            {words.welcome.preparing}
          </p>
        ) : (
          <>
            <FailureNotice error={sample.error} />
            <p>{words.welcome.sampleFailed}</p>
            <Button fullWidth onClick={() => void navigate({ to: '/ask' })}>
              {words.welcome.toOwnFile}
            </Button>
          </>
        )}
      </DoorFrame>
    )
  return (
    <DoorFrame title={words.welcome.title} lead={words.welcome.lead}>
      <WelcomeSteps step={0} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isGoodPassword(typed.password, typed.again)) return
          claim.mutate(
            { link, name: name.trim(), password: typed.password },
            {
              onSuccess: ({ projects }) => {
                if (projects[0] !== undefined) sample.mutate(projects[0].project_id)
                else void navigate({ to: '/ask' })
              },
            },
          )
        }}
      >
        <TextInput
          label={words.welcome.name}
          description={words.welcome.nameHint}
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          required
          autoFocus
          value={name}
          error={refusal?.code === nameTaken ? words.welcome.nameTaken : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PasswordFields
          value={typed.password}
          again={typed.again}
          tried={tried}
          onChange={(password, again) => setTyped({ password, again })}
        />
        {refusal !== undefined && refusal.code !== nameTaken && <FailureNotice error={refusal} />}
        <Button type="submit" fullWidth mt="lg" loading={claim.isPending}>
          {words.welcome.submit}
        </Button>
      </form>
    </DoorFrame>
  )
}
