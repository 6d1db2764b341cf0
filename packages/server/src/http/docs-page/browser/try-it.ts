import { callOf } from './call.ts'
import { element } from './element.ts'
import { callForm } from './call-form.ts'
import {
  askState,
  chooseProject,
  chosenProject,
  followState,
  isLoggedIn,
  type PageState,
} from './page-state.ts'

/** A form under each operation of the wire, made when it is opened. It goes through the login of the page; no key comes here. */
export function offerTrying(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.try')) {
    const content = element('div')
    const details = element('details', {}, element('summary', {}, 'Try it'), content)
    place.append(details)
    details.addEventListener('toggle', () => begin(place, content), { once: true })
  }
}

function begin(place: HTMLElement, content: HTMLElement): void {
  const call = callOf(place)
  const who = element('div', { class: 'who' })
  const form = callForm(call, place.closest('section')?.id ?? '')
  content.append(who, form)
  followState((state) => {
    who.replaceChildren(...whoCalls(state))
    form.hidden = !isLoggedIn(state) || state.projects.length === 0
    form.dataset['token'] = state?.token ?? ''
  })
}

function whoCalls(state: PageState | undefined): readonly Node[] {
  const again = element('button', { type: 'button' }, 'Look again')
  again.addEventListener('click', () => void askState())
  if (state === undefined)
    return [element('p', {}, 'Whether somebody is logged in cannot be told now. '), again]
  if (state.needs_owner)
    return [
      element(
        'p',
        {},
        'Nobody owns this service yet: open the link that it printed when it was started, then come back. ',
      ),
      again,
    ]
  if (state.account === null) {
    const login = element('a', { href: 'login' }, 'Log in')
    return [
      element('p', {}, login, ' on the page, then come back to this one. No key is needed here.'),
      again,
    ]
  }
  const { name } = state.account
  if (state.projects.length === 0)
    return [
      element('p', {}, `${name} belongs to no project yet; an administrator can add the account. `),
      again,
    ]
  return [element('label', {}, `As ${name} in the project `, projectPicker(state))]
}

function projectPicker({ projects }: PageState): HTMLSelectElement {
  const options = projects.map(({ project_id, project_name }) =>
    element('option', { value: project_id, selected: project_id === chosenProject() }, project_name),
  )
  const picker = element('select', { name: 'project', class: 'project' }, ...options)
  if (chosenProject() === undefined) chooseProject(picker.value)
  picker.addEventListener('change', () => {
    chooseProject(picker.value)
    for (const other of document.querySelectorAll<HTMLSelectElement>('select.project'))
      other.value = picker.value
  })
  return picker
}
