import { heard, type Heard } from '../hears.ts'

export const units: readonly Heard[] = [
  heard({ kind: 'unit', of: 'time', size: 1 }, 'секунда | секунды | секунд | секунду | сек'),
  heard({ kind: 'unit', of: 'time', size: 60 }, 'минута | минуты | минут | минуту | мин'),
  heard({ kind: 'unit', of: 'time', size: 3600 }, 'час | часа | часов | ч'),
  heard({ kind: 'unit', of: 'length', size: 0.01 }, 'см | сантиметр | сантиметра | сантиметров'),
  heard({ kind: 'unit', of: 'length', size: 1 }, 'метр | метра | метров | м'),
  heard({ kind: 'unit', of: 'length', size: 1000 }, 'км | километр | километра | километров'),
  heard({ kind: 'unit', of: 'length', size: 1609.344 }, 'миля | мили | миль'),
  heard({ kind: 'unit', of: 'weight', size: 0.001 }, 'грамм | грамма | граммов | гр'),
  heard({ kind: 'unit', of: 'weight', size: 1 }, 'кг | килограмм | килограмма | килограммов | кило'),
  heard({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'фунт | фунта | фунтов'),
  heard({ kind: 'unit', of: 'weight', size: 1000 }, 'тонна | тонны | тонн'),
  heard({ kind: 'unit', of: 'dollar', size: 1 }, 'доллар | доллара | долларов | usd | баксов'),
  heard({ kind: 'unit', of: 'euro', size: 1 }, 'евро | eur'),
  heard({ kind: 'unit', of: 'ruble', size: 1 }, 'рубль | рубля | рублей | руб | rub | р'),
  heard({ kind: 'unit', of: 'yuan', size: 1 }, 'юань | юаня | юаней'),
  heard({ kind: 'unit', of: 'age', size: 1 }, 'лет | лет от роду | года от роду'),
]
