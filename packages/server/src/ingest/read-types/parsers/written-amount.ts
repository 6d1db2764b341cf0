import { unitWritten, type KnownUnit } from './units.ts'

/** A number as it was written together with what stands beside it. */
export interface WrittenAmount {
  /** The digits and what parts them. */
  readonly digits: string
  readonly before: string
  readonly after: string
}

const gap = ' \u00a0\u202f\u2009\u3000'
const amount = new RegExp(`^([^0-9]*?)([.,]?[0-9](?:[0-9.,'\u2019${gap}]*[0-9])?[.,]?)([^0-9].*)?$`, 'su')
const signs = new RegExp(`[()+\u2212${gap}-]`, 'gu')
/** A minus, a bracket, a space: what a number may have beside it without any unit. */
const withoutSigns = (text: string): string => text.replace(signs, '')

export function writtenAmount(text: string): WrittenAmount | undefined {
  const found = amount.exec(text)
  if (found === null) return undefined
  const [, before = '', digits = '', after = ''] = found
  return { digits, before: withoutSigns(before), after: withoutSigns(after) }
}

/**
 * The unit of an amount; null where a bare number stands, undefined where something else is written. Only money and shares
 * are said before the number: W70 is no power.
 */
export function unitBeside({ before, after }: WrittenAmount): KnownUnit | null | undefined {
  if (before === '') return after === '' ? null : unitWritten(after)
  const unit = after === '' ? unitWritten(before) : undefined
  return unit?.kind === 'unit' ? undefined : unit
}
