/** Words that hold a question together and choose nothing from the data. Verbs stand here only when they cannot tell rows apart. */
const grammar =
  'a an the of in on at for to with from as is are was were be been being am do does did done has have had having will ' +
  'would can could should shall may might must there here this that these those it its their his her they them he she we ' +
  'i me my our us you your s and so if then than also please kindly just about around into onto within during while ' +
  'all any some such very really exactly own both whose whom which who that where when how value values data dataset ' +
  'table file csv column columns field fields shown given following corresponding respective respectively along listed altogether ' +
  'whole entire thing things one ones same used called named result results answer answers ' +
  "there's that's it's i'd i'm let's want need like know see wanna ok okay hi hello hey thanks thank much many lot lots " +
  'find out out tell information info details ' +
  'actually basically simply only attribute attributes'

const lightVerbs =
  'make makes made making get gets got getting take takes took taken taking come comes came coming go goes went going gone ' +
  'contain contains contained containing include includes including belong belongs belonged belonging correspond ' +
  'corresponds appear appears appeared occur occurs occurred happen happens happened exist exists existed using'

const activeVerbs =
  'give gives gave receive receives received earn earns earned earning generate generates generated produce produces ' +
  'produced carry carries carried carrying achieve achieves achieved reach reaches reached hold holds held bring brings ' +
  'brought register registers registered record recorded report reported account accounts accounted accumulate accumulates ' +
  'accumulated see sees saw seen look looks looked use uses used work works worked working live lives lived living play ' +
  'plays played playing sell sells sold selling buy buys bought spend spends spent pay pays paid charge charges charged ' +
  'cost costs costing run runs ran fly flies flew flown flying travel travels traveled travelled serve serves served offer ' +
  'offers offered perform performs performed score scores scored scoring rank ranks ranked attract attracts attracted ' +
  'handle handles handled transport transports transported move moved process processed depart departs departed departing ' +
  'arrive arrives arrived arriving leave leaves left leaving locate located situated based take place took place ' +
  'drive drives drove driven attend attends attended win wins won lose loses lost beat beats visit visits visited ' +
  'own owns owned order orders ordered ship ships shipped deliver delivers delivered rate rates rated weigh weighs weighed ' +
  'last lasts lasted study studies studied teach teaches taught write writes wrote written direct directs directed ' +
  'star stars starred release releases released publish publishes published build builds built born create creates created ' +
  'operate operates operated operating conduct conducts conducted hire hires hired employ employs employed'

const words = (text: string): readonly string[] => [...new Set(text.split(' '))]

export const fillers: readonly string[] = [...words(grammar), ...words(lightVerbs)]

export const verbs: readonly string[] = words(activeVerbs)
