import type { Client } from '@auger/sdk'
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Disclosure } from './disclosure.ts'

/** What a tool may use. */
export interface Call {
  readonly client: Client
  readonly discloses: Disclosure
  /** Aborted when the caller takes its request back. */
  readonly signal: AbortSignal
  /** Fetches a signed address that the service gave out. */
  readonly fetchFile: (url: string, signal: AbortSignal) => Promise<Response>
  /** Tells a caller that listens how far it is: a number that only grows, and words. */
  readonly tell: (message: string, progress?: number, total?: number) => void
}

/** What a tool says: the same for programs and for readers. */
export interface Said<Output> {
  readonly data: Output
  readonly text: string
  /** PNG files. */
  readonly images?: readonly Uint8Array[]
}

type Shape = z.ZodRawShape

export interface Tool<Input extends Shape = Shape, Output extends Shape = Shape> {
  readonly name: string
  readonly title: string
  /** When to use it, for an agent that knows nothing of us. */
  readonly description: string
  readonly annotations: ToolAnnotations
  readonly input: Input
  readonly output: Output
  readonly run: (
    input: z.output<z.ZodObject<Input>>,
    call: Call,
  ) => Promise<Said<z.input<z.ZodObject<Output>>>>
}

/** A tool whose types nobody needs any more, with its schemas made once. */
export interface AnyTool extends Omit<Tool, 'input' | 'output'> {
  readonly inputSchema: z.ZodObject
  readonly outputSchema: z.ZodObject
}

export function tool<Input extends Shape, Output extends Shape>({
  input,
  output,
  ...definition
}: Tool<Input, Output>): AnyTool {
  return {
    ...(definition as unknown as Omit<Tool, 'input' | 'output'>),
    // An argument that is not known was meant to do something.
    inputSchema: z.strictObject(input),
    outputSchema: z.object(output),
  }
}

/** Of tools that only look. */
export const looks: ToolAnnotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: false }

/** Something was wrong with a call, in words that name the argument and say what to do. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
