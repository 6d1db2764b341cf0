import type { Compilable, CompiledQuery } from 'kysely'

class Slot {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

type Slots<Values> = <Name extends keyof Values>(name: Name) => Values[Name]

/** A query built and compiled once, to be filled with values each time, where building it would cost more than running it. */
export function template<Values extends object, Row>(
  build: (slot: Slots<Values>) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  const compiled = build((name) => new Slot(name) as never).compile()
  return (values) => ({
    ...compiled,
    parameters: compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    ),
  })
}
