/** The parts of an OpenAPI document that the page reads. */

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly format?: string
  readonly description?: string
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

export interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

export interface Media {
  readonly schema: Schema
  readonly example?: unknown
  readonly 'x-events'?: { readonly [event: string]: Schema }
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  /** Who may call it; any one of the schemes is enough, and none is needed where there is none. */
  readonly 'x-access'?: string
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly [media: string]: Media } }
  readonly responses: {
    readonly [status: string]: {
      readonly description?: string
      readonly content?: { readonly [media: string]: Media }
    }
  }
}

export interface SecuritySchemes {
  readonly [name: string]: { readonly name: string; readonly in: string; readonly description?: string }
}

export interface OpenApi {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly servers?: readonly { readonly url: string; readonly description?: string }[]
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: {
    readonly securitySchemes?: SecuritySchemes
    readonly parameters?: { readonly [name: string]: Parameter }
    readonly schemas: { readonly [name: string]: Schema }
  }
}

export interface Route extends Operation {
  readonly method: string
  readonly path: string
}

export function routesOf({ paths }: OpenApi): readonly Route[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
}

export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)
