/** What is written to the end of a noun: particles, the copula, "do" and "become", and words of measure. */
const endings =
  '에서의 에서는 에서도 에게서 으로의 으로는 으로도 까지의 부터의 까지는 부터는 보다는 별로는 에서 에게 에는 에도 으로 까지 부터 보다 마다 별로 이랑 하고 이나 처럼 대비 정도 한테 중에서 중에 동안 ' +
  '은 는 이 가 을 를 의 에 로 와 과 도 만 별 당 들 랑 중 내 씩 간 ' +
  '이었습니까 였습니까 이었나요 였나요 인가요 입니까 입니다 이에요 이라는 이었던 일까요 인가 인지 이야 예요 이고 이며 이면 이죠 라는 였던 일까 인데 인 야 란 죠 ' +
  '하였습니까 되었습니까 했습니까 됐습니까 하였나요 되었나요 되나요 하나요 했나요 됐나요 해주세요 해줘요 하시오 하세요 했던 됐던 되었던 하였던 하는 되는 되었 하지 되지 하며 되며 되고 하면 되면 해서 돼서 해줘 했어 됐어 하기 되기 한 된 할 될 해 ' +
  '이상인 이하인 초과인 미만인 이상의 이하의 초과의 미만의 이상 이하 초과 미만 이후 이전 이내 제외 이외 가요 나요 순으로 순'

const byLength = [...new Set(endings.split(' '))].sort((a, b) => b.length - a.length)

/** Nouns of one syllable, which particles may follow all the same. */
const short = new Set(
  '건 개 명 번 회 대 곳 편 행 열 원 점 권 장 잔 병 종 위 살 세 년 월 일 시 분 초 주 달 값 수 키 률 율 반 층 팀 책 차 약 돈 집'.split(
    ' ',
  ),
)

/** A figure before what it is of: 총|매출, 평균|단가. */
const figure = /^(?:총|평균|최대|최소|최고|최저|전체|누적)(?=\p{Script=Hangul}{2})/u

/** 3월, 2분기: a number and what it counts are one name. */
const dated = /^(?:1[0-2]|[1-9])(?:월|분기)(?=\p{Script=Hangul})/u
const counted =
  /^\p{N}+(?:천만|백만|천|만|억|조)?(?=\p{Script=Hangul})|^[\p{Script=Latin}\p{N}]+(?=\p{Script=Hangul})/u

/**
 * Where a Korean word falls apart: 도시|별로, 500|원|보다, 서울|에서. `isWhole` knows words that only look as if they had an ending: 평가,
 * 결과, 나이.
 */
export function partsOf(word: string, isWhole: (text: string) => boolean): readonly number[] {
  const head =
    dated.exec(word)?.[0] ?? counted.exec(word)?.[0] ?? (isWhole(word) ? '' : (figure.exec(word)?.[0] ?? ''))
  const cuts = new Set<number>(head === '' ? [] : [head.length])
  const first = head.length
  let end = word.length
  for (let turn = 0; turn < 4 && !isWhole(word.slice(first, end)); turn++) {
    const found = byLength.find((ending) => isEnding(word.slice(first, end), ending))
    if (found === undefined) break
    end -= found.length
    cuts.add(end)
  }
  return [...cuts].sort((a, b) => a - b)
}

function isEnding(text: string, ending: string): boolean {
  if (!text.endsWith(ending) || !/^\p{Script=Hangul}+$/u.test(text)) return false
  const rest = text.slice(0, -ending.length)
  return rest.length >= 2 || short.has(rest)
}

/** The mark of the plural says nothing. */
export const stem = (word: string): string => word.replace(/(?<=\p{Script=Hangul}{2})들$/u, '')
