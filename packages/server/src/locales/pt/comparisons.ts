import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'
import { ages, lengths, prices, than, thanPairs, times, wages, weights } from './leads.ts'

export const comparisons: readonly Heard[] = [
  ...thanPairs.flatMap(([high, low, of = []]): readonly Heard[] => [
    inForms({ kind: 'compare', operator: '>', place: 'before', of }, than('mais', high)),
    inForms(
      { kind: 'compare', operator: '<', place: 'before', of },
      `${than('mais', low)} | ${than('menos', high)}`,
    ),
  ]),
  inForms({ kind: 'compare', operator: '>', place: 'before', of: ages }, 'maior(/es) de'),
  inForms({ kind: 'compare', operator: '<', place: 'before', of: ages }, 'menor(/es) de'),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: prices },
    '(custa/custam/custou/custaram) mais (de/que/do que)',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: prices },
    '(custa/custam/custou/custaram) menos (de/que/do que)',
  ),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: wages },
    '(ganha/ganham/recebe/recebem) mais (de/que/do que)',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: wages },
    '(ganha/ganham/recebe/recebem) menos (de/que/do que)',
  ),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: lengths },
    '(dura/duram/durou/duraram) mais (de/que/do que)',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: lengths },
    '(dura/duram/durou/duraram) menos (de/que/do que)',
  ),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: weights },
    '(pesa/pesam) mais (de/que/do que)',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: weights },
    '(pesa/pesam) menos (de/que/do que)',
  ),
  inForms(
    { kind: 'compare', operator: '>', place: 'before' },
    'mais (de/que/do que) | maior(/es) (que/do que/a) | superior(/es) (a/ao/à/aos/às) | acima (de/do/da/dos/das) | além (de/dos/das) | sobre | (supera/superam/superou/ultrapassa/ultrapassam/ultrapassou/excede/excedem/passa de/passam de/passou de)(/ os/ as/ o/ a) | a mais de | >',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before' },
    'menos (de/que/do que) | menor(/es) (que/do que/a) | inferior(/es) (a/ao/à/aos/às) | abaixo (de/do/da/dos/das) | sob | não (chega/chegam) a | a menos de | <',
  ),
  inForms(
    { kind: 'compare', operator: '>=', place: 'before' },
    'pelo menos | ao menos | no mínimo | mínimo de | um mínimo de | não menos (de/que/do que) | maior(/es) ou igua(l/is) (a/que) | igual ou (maior/superior) (a/que) | superior ou igual a | a partir de | desde | >= | ≥',
  ),
  inForms(
    { kind: 'compare', operator: '<=', place: 'before' },
    'no máximo | máximo de | um máximo de | não mais (de/que/do que) | até | menor(/es) ou igua(l/is) (a/que) | igual ou (menor/inferior) (a/que) | inferior ou igual a | não (ultrapassa/ultrapassam/passa de/passam de) | quando muito | <= | ≤',
  ),
  inForms(
    { kind: 'compare', operator: '=', place: 'before' },
    'exatamente | igua(l/is) (a/ao/à) | precisamente | = | é igual a',
  ),
  inForms(
    { kind: 'compare', operator: '!=', place: 'before' },
    'diferente(/s) (de/do/da) | distint(o/a/os/as) de | não igual a | != | ≠',
  ),
  inForms(
    { kind: 'compare', operator: '>=', place: 'after' },
    'ou mais | e mais | ou superior(/es) | ou maior(/es) | em diante | para cima | pra cima | ou acima | ou posterior(/es)',
  ),
  inForms(
    { kind: 'compare', operator: '<=', place: 'after' },
    'ou menos | ou inferior(/es) | ou menor(/es) | para baixo | pra baixo | ou abaixo | ou anterior(/es) | no máximo',
  ),
  inForms(
    { kind: 'when', operator: '>' },
    'depois (de/do/da) | após(/ o/ a) | posterior(/es) (a/ao/à) | mais tarde (que/do que)',
  ),
  inForms({ kind: 'when', operator: '>=' }, 'desde(/ o/ a) | a partir (de/do/da)'),
  inForms({ kind: 'when', operator: '<' }, 'antes (de/do/da) | anterior(/es) (a/ao/à) | prévi(o/a/os/as) a'),
  inForms({ kind: 'when', operator: '<=' }, 'até(/ o/ a/ ao/ final de)'),
  inForms(
    { kind: 'between' },
    'entre(/ os/ as/ o/ a) | de | desde(/ o) | do | na faixa de | no intervalo de | compreendid(o/a/os/as) entre',
  ),
  inForms({ kind: 'joint', of: 'and' }, 'e | assim como | & | mas | além de | junto com | bem como | tanto'),
  inForms({ kind: 'joint', of: 'or' }, 'ou | ou então | seja'),
  inForms({ kind: 'joint', of: 'to' }, 'a | ao | até(/ o/ a)'),
  inForms({ kind: 'same' }, 'mesmo | mesma | mesmos | mesmas | o mesmo | a mesma | os mesmos | as mesmas'),
  inForms(
    { kind: 'negation' },
    'não | sem | exceto | salvo | excluindo | exclua | excluíd(o/a/os/as) | menos | com exceção (de/do/da/dos/das) | à exceção (de/do/da) | tirando | fora(/ de/ do/ da) | que não (seja/sejam/é/são/está/estão/foi/foram/tem/têm) | não (é/são/está/estão/foi/foram/era/eram/seja/sejam/tem/têm/há) | não (em/de/do/da) | nem | tampouco | nenhum(/a) | diferente(/s) (de/do/da) | sem contar | sem incluir | ignorando | desconsiderando | afora | a não ser',
  ),
  inForms(
    { kind: 'missing' },
    'falta(/m/ndo) | faltante(/s) | vazi(o/a/os/as) | em branco | nul(o/a/os/as) | desconhecid(o/a/os/as) | ausente(/s) | sem (valor/valores/dado/dados/registro/informação/informações/info/preenchimento/preencher) | sem (informação/informações/dados/registro/valor) (de/do/da/dos/das/sobre) | não (informad/preenchid/registrad)(o/a/os/as) | não disponíve(l/is) | valores (ausentes/nulos/faltantes) | não (tem/têm) (valor/dados/informação)',
  ),
  inForms(
    { kind: 'compared' },
    'compare | compara(/r/ndo) | comparad(o/a/os/as)(/ com/ a) | comparação(/ de/ entre) | comparativo(/ de/ entre) | em comparação (com/a) | versus | vs | x | frente a | contra',
  ),
  inForms(
    { kind: 'difference' },
    '(/a )diferença(/ entre/ de/ em/ na/ no) | (quanto/quantos/quanta/quantas) (a mais/a menos/mais/menos) | quanto (maior/menor) | a diferença entre | em quanto (supera/difere) | distância entre',
  ),
  inForms(
    { kind: 'difference', of: ages },
    'diferença de idade(/ entre) | quant(o/os anos) mais velh(o/a) | quant(o/os anos) mais nov(o/a) | quantos anos a mais',
  ),
  inForms(
    { kind: 'difference', of: prices },
    'diferença de preço(/ entre) | quanto mais (caro/cara) | quanto mais (barato/barata)',
  ),
  inForms({ kind: 'difference', of: lengths }, 'quanto mais (longo/longa) | quanto mais (curto/curta)'),
  inForms({ kind: 'difference', of: times }, 'quanto (antes/depois) | quantos dias entre'),
  inForms(
    { kind: 'contains' },
    'cont(ém/êm/enha/enham) | que (contém/contêm/contenham/contenha) | contendo | com a (palavra/letra/expressão) | a (palavra/letra) | o texto | com o texto | inclu(i/em) a palavra',
  ),
  inForms(
    { kind: 'share' },
    'porcentage(m/ns) | (/a /qual a /qual /que )(porcentagem/percentagem) (de/dos/das/do/da) | percentage(m/ns) | percentua(l/is) | (/o /qual o /qual /que )percentual (de/dos/das/do/da) | por cento(/ de/ dos/ das) | (/a /qual a /que )(proporção/fração/parcela/parte/fatia) (de/dos/das/do/da) | proporção | participação(/ de/ dos/ das/ do/ da) | % | (/a )% (de/dos/das)',
  ),
  inForms(
    { kind: 'beside', offset: 1 },
    'seguinte(/ a) | próxim(o/a) | (vem/aparece/está/fica) (depois de/após/abaixo de) | logo (depois de/após/abaixo de) | imediatamente (após/depois de) | segue',
  ),
  inForms(
    { kind: 'beside', offset: -1 },
    'anterior(/ a) | prévi(o/a)(/ a) | (vem/aparece/está/fica) (antes de/acima de) | logo (antes de/acima de) | imediatamente antes de | precede',
  ),
  inForms({ kind: 'beside', offset: 1, plain: true }, 'depois de | após | abaixo de | embaixo de'),
  inForms({ kind: 'beside', offset: -1, plain: true }, 'antes de | acima de'),
]
