import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SessionHistory } from '../ask/history/session-history.tsx'
import { useWords } from '../words/words-provider.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AddIcon, AskIcon, DataIcon, SettingsIcon, SidebarIcon } from './icons.tsx'
import { Mark } from './mark.tsx'
import { mayAdminister, usePlace } from './place.tsx'
import { ProjectMenu } from './project-menu.tsx'
import classes from './navigation.module.css'

interface NavigationProps {
  readonly folded?: boolean
  /** Absent in a drawer, which is closed instead. */
  readonly fold?: () => void
}

/** Where one can go, and what was asked before. */
export function Navigation({ folded = false, fold }: NavigationProps) {
  const { name, navigation } = useWords().application
  const place = usePlace()
  return (
    <div className={classes.side} data-folded={folded}>
      <div className={classes.head}>
        {!folded && (
          <Link to="/ask" className={classes.brand}>
            <Mark />
            {name}
          </Link>
        )}
        {fold !== undefined && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={folded ? navigation.expand : navigation.collapse}
            aria-expanded={!folded}
            onClick={fold}
          >
            <SidebarIcon />
          </ActionIcon>
        )}
      </div>
      {!folded && <ProjectMenu />}
      <NewQuestion folded={folded} />
      <nav aria-label={navigation.label} className={classes.places}>
        <Place to="/ask" label={navigation.ask} icon={<AskIcon />} folded={folded} />
        <Place to="/data" label={navigation.data} icon={<DataIcon />} folded={folded} />
        {mayAdminister(place) && (
          <Place
            to="/administration"
            label={navigation.administration}
            icon={<SettingsIcon />}
            folded={folded}
          />
        )}
      </nav>
      <div className={classes.middle}>{!folded && <SessionHistory />}</div>
      <AccountMenu folded={folded} />
    </div>
  )
}

function NewQuestion({ folded }: { readonly folded: boolean }) {
  const { newQuestion } = useWords().application.navigation
  if (folded)
    return (
      <Tooltip label={newQuestion} position="right">
        <ActionIcon
          size="lg"
          variant="light"
          className={classes.middleIcon}
          aria-label={newQuestion}
          renderRoot={(props) => <Link to="/ask" {...props} />}
        >
          <AddIcon />
        </ActionIcon>
      </Tooltip>
    )
  return (
    <Button
      className={classes.ask}
      variant="default"
      leftSection={<AddIcon size={16} />}
      justify="flex-start"
      renderRoot={(props) => <Link to="/ask" {...props} />}
    >
      {newQuestion}
    </Button>
  )
}

interface PlaceProps {
  readonly to: '/ask' | '/data' | '/administration'
  readonly label: string
  readonly icon: ReactNode
  readonly folded: boolean
}

function Place({ to, label, icon, folded }: PlaceProps) {
  return (
    <Tooltip label={label} position="right" disabled={!folded}>
      <Link to={to} className={classes.place} activeProps={{ 'data-here': true }} aria-label={label}>
        {icon}
        {!folded && <span>{label}</span>}
      </Link>
    </Tooltip>
  )
}
