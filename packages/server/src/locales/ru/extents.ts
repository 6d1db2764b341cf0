import { heard, type Heard } from '../hears.ts'

/** сколько стоит, сколько он стоил, сколько в среднем стоят */
const howMuch = (verbs: string): string =>
  ['', 'он ', 'она ', 'оно ', 'они ', 'это ', 'каждый ', 'каждая ', 'в час ', 'всего ']
    .flatMap((who) => verbs.split(' ').map((verb) => `сколько ${who}${verb}`))
    .join('|')

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['длина', 'длительность', 'продолжительность', 'duration', 'length', 'distance', 'runtime'],
    },
    `какой длины | как долго | какой продолжительности | ${howMuch('длится длятся длился длилась длились')}`,
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['высота', 'рост', 'height', 'elevation', 'altitude'] },
    'какой высоты | насколько высок | насколько высока',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['глубина', 'depth'] }, 'какой глубины | насколько глубок'),
  heard({ kind: 'ask', about: 'thing', of: ['ширина', 'width'] }, 'какой ширины'),
  heard(
    { kind: 'ask', about: 'thing', of: ['площадь', 'размер', 'area', 'size', 'surface'] },
    'насколько велик | насколько велика | какого размера | какой площади',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['возраст', 'age'] }, 'сколько лет'),
  heard(
    { kind: 'ask', about: 'thing', of: ['зарплата', 'оклад', 'salary', 'wage', 'income'] },
    'зарабатывает | зарабатывают | зарабатывал | зарабатывали',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['вес', 'масса', 'weight', 'mass'] },
    `${howMuch('весит весят весил весила весили')} | какой вес у | какого веса`,
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['вместимость', 'capacity', 'seats'] },
    `${howMuch('вмещает вмещают')} | какой вместимости`,
  ),
  heard(
    { kind: 'ask', about: 'person', of: ['владелец', 'owner', 'holder'] },
    'кому принадлежит | кому принадлежат | кому принадлежал | кто владеет | кто владел | кто владелец',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['мощность', 'power', 'horsepower', 'watts'] }, 'какой мощности'),
  heard({ kind: 'ask', about: 'thing', of: ['скорость', 'speed'] }, 'насколько быстро | с какой скоростью'),
  heard({ kind: 'ask', about: 'thing', of: ['расстояние', 'distance'] }, 'как далеко | насколько далеко'),
  heard(
    { kind: 'ask', about: 'thing', of: ['температура', 'temperature'] },
    'насколько тепло | насколько холодно',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['плотность', 'density'] }, 'насколько плотно | насколько густо'),
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['цена', 'стоимость', 'price', 'fare', 'cost', 'fee', 'rate', 'bill'],
    },
    `${howMuch('стоит стоят стоил стоила стоило стоили')} | почём | по какой цене | какой ценой | за какую цену`,
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['население', 'жители', 'population', 'inhabitants'] },
    'сколько людей | сколько человек | сколько жителей | сколько народу | число жителей | количество жителей',
  ),
]
