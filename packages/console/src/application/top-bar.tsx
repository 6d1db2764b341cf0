import { ActionIcon, Burger } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWords } from '../words/words-provider.tsx'
import { AddIcon } from './icons.tsx'
import { Mark } from './mark.tsx'
import classes from './top-bar.module.css'

interface TopBarProps {
  readonly opened: boolean
  readonly open: () => void
}

/** What narrow screens have in the place of the sidebar. */
export function TopBar({ opened, open }: TopBarProps) {
  const { name, navigation } = useWords().application
  return (
    <header className={classes.bar}>
      <Burger size="sm" opened={opened} onClick={open} aria-label={navigation.open} />
      <Link to="/ask" className={classes.brand}>
        <Mark />
        {name}
      </Link>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={navigation.newQuestion}
        renderRoot={(props) => <Link to="/ask" {...props} />}
      >
        <AddIcon />
      </ActionIcon>
    </header>
  )
}
