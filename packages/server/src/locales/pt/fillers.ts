import { formsOf } from '../in-forms.ts'

/** Words that hold a question together and choose nothing from the data. */
const grammar =
  'o a os as um uma uns umas de do da dos das em no na nos nas num numa ao aos à às para pra pro pros pras por pelo pela ' +
  'pelos pelas com e que se me te lhe lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas este ' +
  'esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo deste desta destes destas desse ' +
  'dessa neste nesta nesse nessa dele dela deles delas nele nela ele ela eles elas eu tu você vocês nós como já muito ' +
  'também assim então durante dentro desde até sobre entre mediante quanto cujo cuja cujos cujas onde quando quem mesmo ' +
  'mesma mesmos mesmas é são era eram foi foram ser sido sendo será serão seja sejam seria está estão estava estavam estado ' +
  'esteve estiveram estar há havia houve haja haver existe existem existia tem têm tinha tinham teve tiveram ter tenha ' +
  'tenham temos tendo tido pode podem poderia pode poder deve devem faz fazem fez fizeram fazer feito vai vão ia quero ' +
  'queria preciso gostaria saber conhecer favor obrigado obrigada olá oi bom boa tarde noite ' +
  'todo toda todos todas algum alguma alguns algumas qualquer quaisquer ambos ambas outro outra outros outras tal tais ' +
  'exatamente aproximadamente cerca quase apenas realmente basicamente simplesmente aí aqui lá né ' +
  'dado dados tabela arquivo ficheiro csv planilha coluna colunas campo campos conjunto resultado resultados ' +
  'resposta informação informações info detalhe detalhes lista coisa coisas chamado chamada chamados chamadas referido ' +
  'referida correspondente correspondentes respectivo respectiva respectivos respectivas seguinte seguintes ' +
  'inteiro inteira mais sim'

const lightVerbs =
  'aparece aparecem apareceu apareceram contém contêm continha inclui incluem incluía pertence pertencem pertencia ' +
  'corresponde correspondem existiu existiram ocorre ocorrem ocorreu ocorreram acontece aconteceu aconteceram figura ' +
  'figuram consta constam apresenta apresentam apresentou apresentaram possui possuem possuía fica ficam ficou ficaram ' +
  'encontra encontram representa representam dispõe deu deram dá dão somam'

const activeVerbs =
  'receb(e/em/eu/eram/ido/ida/idos/idas) | ganh(a/am/ou/aram) | ger(a/am/ou/aram/ado/ada/ados/adas) | produz(/em/iu/iram/ido/ida/idos/idas) | ' +
  'transport(a/am/ou/aram/ado/ados/adas) | lev(a/am/ou/aram) | alcanç(a/am/ou/aram) | obt(ém/êm/eve/iveram) | consegu(e/em/iu/iram) | ' +
  'registr(a/am/ou/aram/ado/ada/ados/adas) | relat(a/ou/ado/ados) | acumul(a/am/ou/aram) | trabalh(a/am/ou/aram/ava/avam) | viv(e/em/ia/iam/eu) | mor(a/am/ou/ava) | jog(a/am/ou/aram) | ' +
  'vend(e/em/eu/eram/ido/ida/idos/idas/emos) | compr(a/am/ou/aram/ado/ada/ados/adas) | gast(a/am/ou/aram) | pag(a/am/ou/aram/o/os/as/amos) | cobr(a/am/ou/aram) | cust(a/am/ou/aram) | ' +
  'vo(a/am/ou/aram) | viaj(a/am/ou/aram) | oferec(e/em/eu/eram) | serv(e/em/iu) | atr(ai/aem/aiu/aíram) | mov(e/em/eu) | process(a/am/ou/ado/ados) | ' +
  's(ai/aem/aiu/aíram) | part(e/em/iu/iram/indo) | cheg(a/am/ou/aram) | localizad(o/a/os/as) | situad(o/a/os/as) | dirig(e/em/iu) | assist(e/em/iu/iram) | particip(a/am/ou/aram) | ' +
  'venc(e/em/eu/eram) | perd(e/em/eu/eram/ido) | visit(a/am/ou/aram) | ped(e/em/iu/iram) | envi(a/am/ou/aram/ado/ada/ados/adas) | entreg(a/am/ou/aram/ue/ues) | ' +
  'pes(a/am/ou) | dur(a/am/ou/aram) | demor(a/am/ou/aram) | estud(a/am/ou/aram) | ensin(a/am/ou) | escrev(e/em/eu) | escrit(o/a/os/as) | public(a/am/ou/ado/ada/ados) | lanç(ou/ado/ada/ados) | constru(iu/ído/ída/ídos) | ' +
  'nasc(eu/eram/ido/ida/idos) | cri(ou/aram/ado/ada/ados/adas) | oper(a/am/ou) | realiz(a/am/ou/aram/ado/ada/ados/adas) | contrat(a/am/ou/aram/ado/ada/ados/adas) | efetuad(o/a/os/as) | feit(o/a/os/as) | ' +
  'fatur(a/am/ou/aram/ado/ada) | arrecad(a/am/ou/aram/ado) | atend(e/em/eu/eram/ido/idos) | us(a/am/ou/aram/ado/ada/ados/adas) | utiliz(a/am/ou/aram/ado) | v(em/êm/eio/ieram) | proven(iente/ientes) | tivemos'

const words = (text: string): readonly string[] => [...new Set(text.split(' '))]

export const fillers: readonly string[] = [
  ...words(grammar),
  ...words(lightVerbs),
  ...formsOf(
    'por favor | b(om dia/oa tarde/oa noite) | pode me dizer | poderia me dizer | você pode me dizer | gostaria de saber | de que maneira | ou seja | nos dados | na tabela | (se/que) (foi/foram)',
  ),
]

export const verbs: readonly string[] = formsOf(activeVerbs)
