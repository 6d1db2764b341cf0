import { element } from './element.ts'
import { entries } from './entries.ts'
import { found, type Entry } from './found.ts'

/** A box that finds operations, fields and errors: / goes there, arrows choose, Enter opens. */
export function offerSearch(): void {
  const place = document.querySelector('#search')
  if (place === null) return
  const box = element('input', {
    type: 'search',
    role: 'combobox',
    placeholder: 'Search (press /)',
    'aria-label': 'Search operations, fields and errors',
    'aria-expanded': 'false',
    'aria-controls': 'search-results',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const list = element('ul', { id: 'search-results', role: 'listbox', 'aria-label': 'Found', hidden: true })
  const count = element('p', { class: 'unseen', role: 'status' })
  place.append(box, list, count)

  let all: readonly Entry[] | undefined
  let shown: readonly Entry[] = []
  let chosen = -1
  const close = () => {
    list.hidden = true
    box.setAttribute('aria-expanded', 'false')
    box.removeAttribute('aria-activedescendant')
  }
  const choose = (index: number) => {
    chosen = index
    for (const [at, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(at === index))
      if (at === index) option.scrollIntoView({ block: 'nearest' })
    }
    if (index >= 0) box.setAttribute('aria-activedescendant', `found-${index}`)
  }
  const show = () => {
    shown = found((all ??= entries()), box.value)
    list.replaceChildren(...shown.map(option))
    count.textContent = box.value.trim() === '' ? '' : `${shown.length} found`
    if (shown.length === 0 && box.value.trim() !== '') list.append(nothingFound())
    list.hidden = list.children.length === 0
    box.setAttribute('aria-expanded', String(!list.hidden))
    if (shown.length > 0) choose(0)
    else box.removeAttribute('aria-activedescendant')
  }
  const open = (entry: Entry | undefined) => {
    if (entry === undefined) return
    close()
    box.blur()
    location.hash = entry.id
    // The same place again would not be gone to.
    document.getElementById(entry.id)?.scrollIntoView()
  }

  box.addEventListener('input', show)
  box.addEventListener('focus', () => box.value.trim() !== '' && show())
  box.addEventListener('blur', close)
  box.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && shown.length > 0) choose((chosen + step + shown.length) % shown.length)
    else if (event.key === 'Enter') open(shown[chosen])
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  // Before the box loses the focus and the list goes.
  list.addEventListener('mousedown', (event) => {
    event.preventDefault()
    const picked = event.target instanceof Element ? event.target.closest('[role=option]') : null
    if (picked !== null) open(shown[[...list.children].indexOf(picked)])
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    box.focus()
    box.select()
  })
}

const option = ({ kind, name, about }: Entry, index: number) =>
  element(
    'li',
    { id: `found-${index}`, role: 'option', 'aria-selected': 'false' },
    element('span', { class: 'kind' }, kind),
    element('b', {}, name),
    element('span', { class: 'about' }, about),
  )

const nothingFound = () =>
  element(
    'li',
    { role: 'option', 'aria-selected': 'false', 'aria-disabled': 'true' },
    'Nothing has that name.',
  )

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
