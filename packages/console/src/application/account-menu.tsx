import { Avatar, Menu, UnstyledButton, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { callPage } from '../server/page-client.ts'
import { pageLanguages } from '../words/chosen-language.ts'
import { useSpeech } from '../words/words-provider.tsx'
import { schemes, schemeWords } from './appearance.tsx'
import { CheckIcon } from './icons.tsx'
import { useAccount } from './place.tsx'
import classes from './account-menu.module.css'

/** Who is logged in, and how the page looks and speaks to them. */
export function AccountMenu({ folded }: { readonly folded: boolean }) {
  const { code, speak, words } = useSpeech()
  const said = words.application.account
  const { name } = useAccount()
  const logOut = useLogOut()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu position="top-start" width={250}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={said.menu({ name })}>
          <Avatar size={28} radius="xl" color="lagoon" name={name} />
          {!folded && <span className={classes.name}>{name}</span>}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/account">
          {said.settings}
        </Menu.Item>
        <Menu.Item component="a" href="/docs">
          {words.application.navigation.docs}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>{said.language}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown mah={420} style={{ overflowY: 'auto' }}>
            {pageLanguages.map(([offered, { name: own, tag }]) => (
              <Menu.Item
                key={offered}
                lang={tag}
                onClick={() => void speak(offered)}
                rightSection={offered === code ? <CheckIcon size={14} /> : undefined}
              >
                {own}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Label>{said.theme}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
        >
          {schemes.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {said[schemeWords[scheme]]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item onClick={() => logOut.mutate()}>{said.logOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What was read for one account is not left for the next. */
function useLogOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => callPage('logOut', {}),
    onSettled: async () => {
      client.clear()
      await navigate({ to: '/login', search: {} })
    },
  })
}
