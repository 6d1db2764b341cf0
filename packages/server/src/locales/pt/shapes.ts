import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

export const shapes: readonly Heard[] = [
  inForms(
    { kind: 'group' },
    'por | por cada | cada | para cada(/ um dos/ uma das) | (de/em/a/com) cada | conforme(/ o/ a) | segundo(/ o/ a) | de acordo com | agrupad(o/a/os/as) por | agrup(ar/e/ando) por | separad(o/a/os/as) por | discriminad(o/a/os/as) por | dividid(o/a/os/as) entre | repartid(o/a/os/as) por | quebrad(o/a/os/as) por | em função (de/do/da) | para tod(os os/as as) | cada um(/a) d(os/as)',
  ),
  inForms(
    { kind: 'grain', grain: 'year' },
    'ano | anos | anual | anuais | anualmente | (por/cada/ao/a cada/em cada/de cada) ano | ano a ano | por anos',
  ),
  inForms(
    { kind: 'grain', grain: 'quarter' },
    'trimestre | trimestres | trimestral | trimestrais | trimestralmente | (por/cada/ao/a cada/em cada/de cada) trimestre | por trimestres',
  ),
  inForms(
    { kind: 'grain', grain: 'month' },
    'mês | meses | mensal | mensais | mensalmente | (por/cada/ao/a cada/em cada/de cada) mês | mês a mês | por meses',
  ),
  inForms(
    { kind: 'grain', grain: 'week' },
    'semana | semanas | semanal | semanais | semanalmente | (por/cada/a cada/em cada/de cada) semana | semana a semana',
  ),
  inForms(
    { kind: 'grain', grain: 'day' },
    'dia | dias | diári(o/a/os/as) | diariamente | (por/cada/ao/a cada/em cada/de cada) dia | dia a dia | por data',
  ),
  inForms(
    { kind: 'list' },
    'mostre | mostra | mostrar | me mostre | me mostra | mostre-me | exiba | exibir | liste | lista | listar | me liste | lista (de/dos/das) | listagem de | enumere | dê | me dê | me dá | dá | diga | me diga | me fala | fale | informe | indique | identifique | encontre | ache | busque | procure | obtenha | calcule | calcular | calcula | retorne | traga | ver | apresente | quero (ver/saber/conhecer) | queria (ver/saber) | gostaria de (ver/saber) | preciso (ver/saber) | cite | nomeie | faça uma lista(/ de)',
  ),
  inForms(
    { kind: 'ask', about: 'thing' },
    'qual | quais | qual (é/foi/era/seria/o/a) | quais (são/foram/eram/os/as) | o que | que | (o que/que) (é/são) | (em/de/para/a/com/por/no/na) (que/qual/quais) | (do/da/no/na/pelo/pela) qual | de quanto (é/foi) | que tipo de | qual tipo de | como se chama(/m)',
  ),
  inForms(
    { kind: 'ask', about: 'person' },
    'quem | quem (é/foi/são/foram/tem/era) | (a/de/para/com/por) quem',
  ),
  inForms(
    { kind: 'ask', about: 'time' },
    'quando | quando (é/foi/foram/se) | desde quando | até quando | (em/a) que (data/dia/momento/hora) | (em/qual a) qual (data/dia) | que (dia/data)',
  ),
  inForms(
    { kind: 'ask', about: 'place' },
    'onde | aonde | de onde | para onde | por onde | onde (é/está/estão/fica/ficam/foi/mora/trabalha) | em que (lugar/local)',
  ),
  inForms(
    { kind: 'rows' },
    'linha(/s) | registro(/s) | registo(/s) | entrada(/s) | observação | observações | lançamento(/s) | dado(/s)',
  ),
  inForms(
    { kind: 'order' },
    'ordenad(o/a/os/as)(/ por/ pelo/ pela) | ordene(/ por/ pelo/ pela) | ordenar(/ por) | ordenando(/ por) | em ordem(/ de) | por ordem de | classificad(o/a/os/as) por',
  ),
  inForms(
    { kind: 'direction', direction: 'descending' },
    'decrescente(/s) | descendente(/s) | (em/por/de) ordem (decrescente/descendente) | (do/da) maior (para o/para a/pro/pra/ao/à) menor | de maior a menor | do mais (alto para o mais baixo/caro para o mais barato/recente para o mais antigo/novo para o mais velho/velho para o mais novo) | do mais (alto pro mais baixo/caro pro mais barato) | (da z/de z) (à/a) a | maiores primeiro | primeiro (o/a/os/as) (maior/maiores/mais recentes) | ordem inversa | em ordem inversa',
  ),
  inForms(
    { kind: 'direction', direction: 'ascending' },
    'crescente(/s) | ascendente(/s) | (em/por/de) ordem (crescente/ascendente) | (do/da) menor (para o/para a/pro/pra/ao/à) maior | de menor a maior | do mais (baixo para o mais alto/barato para o mais caro/antigo para o mais recente/novo para o mais velho) | (da a/de a) (à/a) z | em ordem (alfabética/cronológica) | por ordem (alfabética/cronológica) | alfabeticamente | cronologicamente | menores primeiro',
  ),
  inForms(
    { kind: 'chart', chart: 'bar' },
    '(/um /em um /num )(gráfico/diagrama) de (barras/colunas) | em barras | com barras',
  ),
  inForms(
    { kind: 'chart', chart: 'line' },
    '(/um /em um /num )(gráfico/diagrama) de linhas | gráfico de linha | em linhas | ao longo do tempo | com o tempo | no tempo | evolução(/ de/ do/ da/ dos/ das)',
  ),
  inForms(
    { kind: 'chart', chart: 'auto' },
    '(/um /em um /num /como )gráfico(/ de/ com) | diagrama(/ de) | plote | plotar | desenhe | desenhar | visualize | visualizar | graficamente | faça um gráfico(/ de) | represente(/ graficamente) | chart',
  ),
  inForms(
    { kind: 'chart', chart: 'none' },
    '(em/como/numa) (uma tabela/tabela) | em forma de tabela | sem gráfico | tabela (de/com) | uma tabela (de/com)',
  ),
  inForms(
    { kind: 'follow' },
    'e (quanto a/sobre) | e para | e em | e os | e as | e no | e na | só | somente | apenas | só (para/em/no/na/os/as/de) | agora | e agora | em vez disso | o mesmo (para/com/em/por) | mas só | também | e por | então | e se',
  ),
]
