import { z } from 'zod'
import { cell } from '../../jobs.ts'

/** Fields with their meaning, so that whoever fills a plan by its JSON Schema knows what goes where. */

/** Which member of a union it is, and what that does. */
export const kind = <const Kind extends string>(name: Kind, description: string) =>
  z.literal(name).meta({ description })

export const text = (description: string) => z.string().meta({ description })
export const number = (description: string) => z.number().meta({ description })
export const flag = (description: string) => z.boolean().meta({ description })
export const value = (description: string) => cell.meta({ description })

export const choice = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  description: string,
) => z.enum(names).meta({ description })

export const list = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).meta({ description })

export const column = text('A column, as the table or the verb before has it.')
export const as = text('The name of the new column.')
