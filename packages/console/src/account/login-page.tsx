import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { callPage } from '../server/page-client.ts'
import { stateKey, stateQuery, takeState } from '../server/page-state.ts'
import { useWords } from '../words/words-provider.tsx'
import { DoorFrame } from './door-frame.tsx'
import { LoginFailure } from './login-failure.tsx'

/** Where one comes from outside. It leads back to the page that was asked for. */
export function LoginPage() {
  const { login } = useWords().account
  const { to } = useSearch({ from: '/login' })
  const client = useQueryClient()
  const { history } = useRouter()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const state = useQuery(stateQuery)
  const enter = useMutation({
    mutationFn: () => callPage('logIn', { name, password }),
    onSuccess: (entered) => {
      client.setQueryData(stateKey, takeState(entered))
      history.push(to?.startsWith('/') === true && !to.startsWith('//') ? to : '/ask')
    },
  })
  return (
    <DoorFrame title={login.title} lead={login.lead}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          enter.mutate()
        }}
      >
        {state.data?.needs_owner === true && <p>{login.firstOwner}</p>}
        <TextInput
          label={login.name}
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          required
          autoFocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PasswordInput
          label={login.password}
          name="password"
          autoComplete="current-password"
          required
          mt="md"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {enter.error !== null && <LoginFailure key={enter.submittedAt} error={enter.error} />}
        <Button type="submit" fullWidth mt="lg" loading={enter.isPending}>
          {login.submit}
        </Button>
      </form>
    </DoorFrame>
  )
}
