import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWords } from '../words/words-provider.tsx'
import classes from './lonely-page.module.css'

export function NotFoundPage() {
  const { state } = useWords().application
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{state.notFound}</h1>
      <p>{state.notFoundWhy}</p>
      <Button component={Link} to="/ask">
        {state.backToAsk}
      </Button>
    </main>
  )
}
