import { Drawer } from '@mantine/core'
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { stateQuery } from '../server/page-state.ts'
import { useWords } from '../words/words-provider.tsx'
import { EmptyState } from './empty-state.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { chosenProject, keepProject, PlaceProvider, type Place } from './place.tsx'
import { TopBar } from './top-bar.tsx'
import classes from './shell.module.css'

/** The frame of every page behind the login: the navigation, and the page beside it. */
export function Shell() {
  const { data: state } = useSuspenseQuery(stateQuery)
  const { project: named } = useSearch({ strict: false })
  const { account, projects } = state
  const project = chosenProject(projects, named)
  useEffect(() => {
    if (project !== undefined) keepProject(project.project_id)
  }, [project])
  const place = useMemo<Place | undefined>(
    () => (account === null || project === undefined ? undefined : { account, projects, project }),
    [account, projects, project],
  )
  if (account === null) return <ToLogin />
  if (place === undefined) return <WithoutProject />
  return (
    <PlaceProvider place={place}>
      <Frame>
        <Outlet />
      </Frame>
    </PlaceProvider>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { navigation } = useWords().application
  const narrow = useMediaQuery('(max-width: 48em)', window.matchMedia('(max-width: 48em)').matches)
  const [drawer, { open, close }] = useDisclosure(false)
  const [folded, setFolded] = useLocalStorage({
    key: 'auger.sidebar',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const { href } = useLocation()
  useEffect(close, [href, close])
  return (
    <div className={classes.frame} data-folded={folded && !narrow} data-narrow={narrow}>
      <a className={classes.skip} href="#content">
        {navigation.skip}
      </a>
      {narrow ? (
        <>
          <TopBar opened={drawer} open={open} />
          <Drawer.Root opened={drawer} onClose={close} padding={0} size="min(20rem, 86vw)">
            <Drawer.Overlay />
            <Drawer.Content aria-label={navigation.label}>
              <Drawer.Body>
                <Navigation />
              </Drawer.Body>
            </Drawer.Content>
          </Drawer.Root>
        </>
      ) : (
        <aside className={classes.side}>
          <Navigation folded={folded} fold={() => setFolded(!folded)} />
        </aside>
      )}
      <main id="content" tabIndex={-1} className={classes.content}>
        <OfflineNotice />
        {children}
      </main>
    </div>
  )
}

/** Leads back to the page on which the login ended; the address is that of the login long before this is gone. */
function ToLogin() {
  const navigate = useNavigate()
  const { href } = useLocation()
  const [to] = useState(href)
  useEffect(() => void navigate({ to: '/login', search: { to } }), [navigate, to])
  return null
}

function WithoutProject() {
  const { state } = useWords().application
  return <EmptyState title={state.noProject} text={state.noProjectWhy} />
}
