/**
 * Tells those who run the service what took how long, and because of what. A span has a name from a closed set and attributes
 * that say how much and whose, and never what: no question, no value, no SQL, no message of an error.
 */
export interface Tracer {
  /** Whether anyone is told. */
  readonly active: boolean
  /** Does the work in a span below the one that is under way. */
  span<Value>(name: string, attributes: Attributes, work: () => Promise<Value>): Promise<Value>
  /** Does the work in a span below the one that a traceparent names; without one, or where it names none, a trace begins. */
  continued<Value>(
    traceparent: string | undefined,
    name: string,
    attributes: Attributes,
    work: () => Promise<Value>,
  ): Promise<Value>
  /** Adds to the span that is under way. */
  note(attributes: Attributes): void
  /** The span that is under way as a traceparent, to be kept with work for later. */
  current(): string | undefined
  /** Sends what is left, for as long as that takes a moment. */
  close(): Promise<void>
}

export interface Attributes {
  readonly [name: string]: string | number | boolean
}
