/** The letters of a language that ASCII lacks, the most frequent first. */
export interface Alphabet {
  readonly letters: string
  /** How much of a text they make up: a few letters among those of ASCII, or all of them. */
  readonly share: number
}

const among = (letters: string): Alphabet => ({ letters, share: 0.07 })
const alone = (letters: string): Alphabet => ({ letters, share: 1 })

export const western: readonly Alphabet[] = [
  among('éàèêçôâîûùœïëü'),
  among('üäößé'),
  among('óíáéñúü¿¡'),
  among('ãçéáíóêõúâàôü'),
  among('àèùòéì'),
  among('éèàóòíçúïü·'),
  among('ëéïöüó'),
  among('äåöé'),
  among('øåæéäö'),
  among('áíðóæþéúýö'),
]

export const central: readonly Alphabet[] = [
  among('łęóążśćńź'),
  among('íáěéřčžýšůúňťďó'),
  among('áíéčýžšúľťňôäďŕĺó'),
  among('áéöőóüíúű'),
  among('ăşîţâșț'),
  among('čšžćđ'),
]

export const turkish: readonly Alphabet[] = [among('ıüşçğöİâî')]
export const baltic: readonly Alphabet[] = [among('ėšžųįūąčę'), among('āīēšūņļžčķģ'), among('äõüöšž')]
export const vietnamese: readonly Alphabet[] = [
  { letters: '\u0323\u0301đ\u0300ôâưêơă\u0309\u0303àáéèóúùý', share: 0.25 },
]

const russian = 'оаеинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ'
export const cyrillic: readonly Alphabet[] = [
  alone(russian),
  alone('оаинівтерслкудмпязьбгйчхїцжєшюфщґ'),
  alone('аоиентрсвлкдпмзгъбуячщхцжйюшфь'),
  alone('аоиенрсјтукмпвдзлбгчшњжцћхљђџф'),
]
export const russianOnly: readonly Alphabet[] = [alone(russian)]

export const greek: readonly Alphabet[] = [alone('αοιετσνηυρπκλςμωίόάέήγδθύχώφβξζψϊ')]
export const hebrew: readonly Alphabet[] = [alone('יוהלארתבשמנםדקחפעטסגכצזןךףץ')]
export const arabic: readonly Alphabet[] = [
  alone('اليمنورتبةعدسفهكقأحجشطصخىإضذثئءؤظغزآ'),
  alone('اریندهمستوبشلکگپچژفقخعزحجآكيطصضذثغظ'),
]
export const thai: readonly Alphabet[] = [
  alone('านรก่อเง้มัยลวดทสต์ีิะุืปหำบคูแ็จพชขใไโึผซญณภถธศษฉฐฎฏฑฒฌฝฟฬฮๆฯ'),
]
