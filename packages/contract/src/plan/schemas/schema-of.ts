import type { z } from 'zod'

type DeepReadonly<Type> = Type extends object
  ? { readonly [Key in keyof Type]: DeepReadonly<Type[Key]> }
  : Type

/** Identical, fields that may be absent included: assignable to each other would not tell one that is missing. */
type Same<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false

type Fitting<Schema, Type> =
  Same<DeepReadonly<z.output<Schema>>, DeepReadonly<Type>> extends true
    ? Schema
    : { readonly 'what it reads is not the type': never }

/** The schema itself, where it reads exactly this type; a type error where the two have drifted apart. */
export const schemaOf =
  <Type>() =>
  <Schema extends z.ZodType>(schema: Schema & Fitting<Schema, Type>): z.ZodType<Type> =>
    schema as unknown as z.ZodType<Type>
