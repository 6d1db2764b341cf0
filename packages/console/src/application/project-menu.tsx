import { Menu, UnstyledButton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useWords } from '../words/words-provider.tsx'
import { ChevronIcon } from './icons.tsx'
import { usePlace } from './place.tsx'
import classes from './project-menu.module.css'

/** Which project is worked in; only who belongs to several sees it. */
export function ProjectMenu() {
  const { navigation } = useWords().application
  const { project, projects } = usePlace()
  const navigate = useNavigate()
  if (projects.length < 2) return null
  return (
    <Menu position="bottom-start" width="target">
      <Menu.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={`${navigation.project}: ${project.project_name}`}
        >
          <span className={classes.name}>{project.project_name}</span>
          <ChevronIcon size={14} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>{navigation.project}</Menu.Label>
        {projects.map(({ project_id, project_name }) => (
          <Menu.Item
            key={project_id}
            onClick={() => void navigate({ to: '/ask', search: { project: project_id } })}
          >
            {project_name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
