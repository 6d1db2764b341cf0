import { PageFrame } from '../application/page-frame.tsx'
import { usePlace } from '../application/place.tsx'
import { useWords } from '../words/words-provider.tsx'
import { LoginList } from './login-list.tsx'
import { PasswordChange } from './password-change.tsx'
import { Preferences } from './preferences.tsx'
import classes from './account-page.module.css'

/** What belongs to whoever is logged in. */
export function AccountPage() {
  const { own } = useWords().account
  const { account, projects } = usePlace()
  return (
    <PageFrame title={own.title}>
      <div className={classes.cards}>
        <section className={classes.card} aria-labelledby="who">
          <h2 id="who">{own.profile}</h2>
          <p className={classes.name}>{account.name}</p>
          {account.owner ? (
            <p>{own.role}</p>
          ) : (
            <>
              <h3>{own.memberOf}</h3>
              <ul>
                {projects.map(({ project_id, project_name, role }) => (
                  <li key={project_id}>
                    {project_name} ({own[role]})
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section className={classes.card} aria-labelledby="preferences">
          <h2 id="preferences">{own.preferences}</h2>
          <Preferences />
        </section>
        <section className={classes.card} aria-labelledby="password">
          <h2 id="password">{own.passwordTitle}</h2>
          <PasswordChange />
        </section>
        <section className={classes.card} aria-labelledby="logins">
          <h2 id="logins">{own.logins}</h2>
          <LoginList />
        </section>
      </div>
    </PageFrame>
  )
}
