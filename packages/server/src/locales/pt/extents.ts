import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['duração', 'comprimento', 'duration', 'length', 'distance', 'runtime'],
    },
    'quanto tempo dura | qual a duração | quão longo | quanto mede de comprimento',
  ),
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['altura', 'altitude', 'elevação', 'height', 'elevation', 'altitude'],
    },
    'qual a altura | quão alto | quanto mede de altura',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['profundidade', 'depth'] },
    'quão profundo | qual a profundidade',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['largura', 'width'] }, 'qual a largura | quão largo'),
  heard(
    { kind: 'ask', about: 'thing', of: ['área', 'tamanho', 'superfície', 'area', 'size', 'surface'] },
    'qual o tamanho | quão grande | qual a área',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['idade', 'age'] },
    'quantos anos tem | quantos anos têm | qual a idade | que idade tem',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['peso', 'weight', 'mass'] }, 'quanto pesa | quanto pesam'),
  heard({ kind: 'ask', about: 'thing', of: ['velocidade', 'speed'] }, 'quão rápido | a que velocidade'),
  heard({ kind: 'ask', about: 'thing', of: ['distância', 'distance'] }, 'a que distância | quão longe'),
  heard({ kind: 'ask', about: 'thing', of: ['temperatura', 'temperature'] }, 'quão quente | quão frio'),
  heard({ kind: 'ask', about: 'thing', of: ['densidade', 'density'] }, 'quão denso'),
  heard(
    { kind: 'ask', about: 'thing', of: ['preço', 'custo', 'tarifa', 'price', 'fare', 'cost', 'fee'] },
    'quanto custa | quanto custam | quanto vale',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['população', 'habitantes', 'population', 'inhabitants'] },
    'quantos habitantes | quantas pessoas vivem | quanta gente | número de habitantes',
  ),
]
