import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { createBuiltinAnalyst } from '../index.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff'])
})
afterAll(() => examples.close())

const asked = (question: string, table: string, language: Language) =>
  examples.propose(analyst, examples.question(question, language, [examples.table(table)]))

describe('columns of statistics in the words of the language', () => {
  it.each([
    ['AR', 'ما معامل الارتباط بين الكمية والمبلغ؟'],
    ['AR', 'هل توجد علاقة بين الكمية والمبلغ؟'],
    ['HI', 'मात्रा और राशि का सहसंबंध'],
    ['HI', 'क्या मात्रा और राशि में कोई रिश्ता है?'],
    ['PL', 'Czy ilość koreluje z kwotą?'],
    ['PL', 'Czy istnieje związek między ilością a kwotą?'],
    ['TR', 'adet ile tutar arasındaki korelasyon'],
    ['TR', 'Adet ile tutar arasında ilişki var mı?'],
    ['ES', '¿Hay correlación entre la cantidad y el importe?'],
    ['ES', '¿Existe alguna relación entre cantidad e importe?'],
    ['PT', 'Qual é a correlação entre a quantidade e o valor?'],
    ['PT', 'Existe relação entre quantidade e valor?'],
    ['FR', 'La quantité et le montant sont-ils corrélés ?'],
    ['FR', 'Y a-t-il un lien entre la quantité et le montant ?'],
    ['IT', 'Qual è la correlazione tra quantità e importo?'],
    ['IT', 'Esiste una relazione tra quantità e importo?'],
    ['JA', '数量と金額の相関係数は？'],
    ['JA', '数量と金額に関係はありますか？'],
    ['KO', '수량과 금액의 상관관계는?'],
    ['KO', '수량과 금액 사이에 관계가 있나요?'],
    ['ZH-TW', '數量和金額的相關係數是多少？'],
    ['ZH-TW', '數量和金額有沒有關係？'],
  ] as const)('%s %s', async (language, question) => {
    const proposal = await asked(question, 'orders', language)
    if (proposal.kind !== 'steps') throw new Error(JSON.stringify(proposal))
    const [step] = proposal.steps
    if (step?.analysis?.kind !== 'correlation') throw new Error(JSON.stringify(step))
    expect([...step.analysis.columns].sort()).toEqual(['amount', 'quantity'])
  })

  it.each([
    ['AR', 'التواء المبلغ', 'skewness'],
    ['HI', 'राशि की विषमता', 'skewness'],
    ['PL', 'skośność kwoty', 'skewness'],
    ['TR', 'tutarın çarpıklığı', 'skewness'],
    ['AR', 'تفلطح المبلغ', 'kurtosis'],
    ['HI', 'राशि की ककुदता', 'kurtosis'],
    ['PL', 'kurtoza kwoty', 'kurtosis'],
    ['TR', 'tutarın basıklığı', 'kurtosis'],
    ['ES', 'asimetría del importe', 'skewness'],
    ['PT', 'assimetria do valor', 'skewness'],
    ['FR', 'asymétrie du montant', 'skewness'],
    ['IT', "asimmetria dell'importo", 'skewness'],
    ['JA', '金額の歪度', 'skewness'],
    ['KO', '금액의 왜도', 'skewness'],
    ['ZH-TW', '金額的偏度', 'skewness'],
  ] as const)('%s %s', async (language, question, figure) => {
    const proposal = await asked(question, 'orders', language)
    if (proposal.kind !== 'steps') throw new Error(JSON.stringify(proposal))
    expect(JSON.stringify(proposal.steps[0]?.analysis)).toContain(`"${figure}"`)
    expect(JSON.stringify(proposal.steps[0]?.analysis)).toContain('"amount"')
  })
})

describe('a correlation with what no column holds is refused', () => {
  it.each([
    ['AR', 'هل هناك ارتباط بين العمر وعدد أيام الإجازة؟'],
    ['HI', 'क्या उम्र और छुट्टियों की संख्या में सहसंबंध है?'],
    ['PL', 'Czy wiek koreluje z liczbą dni urlopu?'],
    ['TR', 'Yaş ile izin günleri arasında korelasyon var mı?'],
    ['ES', '¿Hay correlación entre la edad y los días de vacaciones?'],
    ['PT', 'Existe correlação entre a idade e os dias de férias?'],
    ['FR', "Y a-t-il une corrélation entre l'âge et les jours de congé ?"],
    ['IT', "C'è una correlazione tra l'età e i giorni di ferie?"],
    ['JA', '年齢と休暇日数に相関はありますか？'],
    ['KO', '나이와 휴가 일수의 상관관계는?'],
    ['ZH-TW', '年齡和休假天數的相關係數是多少？'],
  ] as const)('%s %s', async (language, question) => {
    expect((await asked(question, 'staff', language)).kind).toBe('refuse')
  })
})
