/** HTML that is safe to join: text becomes HTML only through `markup`, which escapes it. */
export interface Markup {
  readonly html: string
}

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (value: string): string => value.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** A template whose values are escaped, unless they are markup already. */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const rendered = values.map((value) => {
    if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
    return 'html' in value ? value.html : value.map((one) => one.html).join('')
  })
  return { html: String.raw({ raw: parts }, ...rendered) }
}

export const nothing: Markup = { html: '' }

export function join(parts: readonly Markup[], separator: string): Markup {
  return { html: parts.map((part) => part.html).join(escape(separator)) }
}

/** A line of prose: what stands between backticks is code. */
export function prose(line: string): Markup {
  return join(
    line.split('`').map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`)),
    '',
  )
}
