import type { Heard } from '../hears.ts'
import { forms } from './forms.ts'

const unit = (of: string, size: number, phrases: string): Heard => ({
  meaning: { kind: 'unit', of, size },
  phrases: forms(phrases),
})

export const units: readonly Heard[] = [
  unit('time', 1, 'sekund(a/y/ę/) | sek'),
  unit('time', 60, 'minut(a/y/ę/) | min'),
  unit('time', 3600, 'godzin(a/y/ę/) | godz | h'),
  unit('length', 0.01, 'cm | centymetr(/y/ów/a)'),
  unit('length', 1, 'metr(/y/ów/a) | m'),
  unit('length', 1000, 'km | kilometr(/y/ów/a)'),
  unit('length', 1609.344, 'mil(a/e/)'),
  unit('weight', 0.001, 'gram(/y/ów/a)'),
  unit('weight', 1, 'kg | kilogram(/y/ów/a) | kilo'),
  unit('weight', 0.45359237, 'funt(/y/ów/a)'),
  unit('weight', 1000, 'ton(a/y/ę/)'),
  unit('dollar', 1, 'dolar(/y/ów/a) | usd'),
  unit('euro', 1, 'euro | eur'),
  unit('zloty', 1, 'zł | złot(y/e/ych/ego) | pln'),
  unit('yuan', 1, 'juan(/y/ów/a)'),
  unit('age', 1, 'lat | roku życia | rok życia'),
]
