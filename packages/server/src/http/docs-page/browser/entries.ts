import type { Entry } from './found.ts'

/** Everything of the page that has a name: it is read off the page, so that it is what is there. */
export function entries(): readonly Entry[] {
  return [...operations(), ...schemas(), ...errors()]
}

const textOf = (within: Element, selector: string): string =>
  within.querySelector(selector)?.textContent.trim().replace(/\s+/g, ' ') ?? ''

/** Without what the value must keep to, which would say the same of most. */
function meaningOf(row: Element): string {
  const cell = row.querySelector('td:last-child')?.cloneNode(true)
  if (!(cell instanceof Element)) return ''
  cell.querySelector('.limits')?.remove()
  return cell.textContent.trim()
}

function* operations(): Generator<Entry> {
  for (const section of document.querySelectorAll('section.operation')) {
    const route = textOf(section, '.route')
    yield {
      kind: 'operation',
      name: section.id,
      about: `${route} ${textOf(section, 'h3')}`,
      id: section.id,
    }
    yield* fields(section, section.id)
  }
}

function* schemas(): Generator<Entry> {
  for (const section of document.querySelectorAll('section.schema')) {
    const name = textOf(section, 'h3')
    yield { kind: 'schema', name, about: textOf(section, 'p'), id: section.id }
    yield* fields(section, name)
  }
}

function* fields(section: Element, owner: string): Generator<Entry> {
  for (const row of section.querySelectorAll('tr[id]'))
    yield {
      kind: 'field',
      name: textOf(row, '.name'),
      about: `of ${owner}: ${meaningOf(row)}`,
      id: row.id,
    }
}

function* errors(): Generator<Entry> {
  for (const row of document.querySelectorAll('tr[id^="error-"]')) {
    const [code = '', ...about] = [...row.children].map((cell) => cell.textContent.trim())
    yield { kind: 'error', name: code, about: about.join(' · '), id: row.id }
  }
}
