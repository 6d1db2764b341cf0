interface Parameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly required: boolean
  readonly example: unknown
}

/** An operation as the page describes it to its script. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly media?: string
  readonly body?: { readonly [field: string]: unknown }
}

export const callOf = (place: HTMLElement): Call => JSON.parse(place.dataset['call'] ?? '') as Call

/** The address under a project, without what was left empty. */
export function addressOf(
  { path, parameters }: Call,
  project: string,
  values: { readonly [name: string]: string },
): string {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, place } of parameters) {
    const value = values[name] ?? ''
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '') query.set(name, value)
  }
  const asked = query.size === 0 ? '' : `?${query.toString()}`
  return `page/projects/${encodeURIComponent(project)}${filled}${asked}`
}
