import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: [
    '안녕',
    '안녕하세요',
    '안녕하십니까',
    '좋은 아침',
    '좋은 아침입니다',
    '반가워요',
    '반갑습니다',
    '하이',
    '잘 지내요',
  ],
  thanks: ['고마워', '고마워요', '고맙습니다', '감사', '감사합니다', '감사해요', '정말 감사합니다'],
  beside: ['정말', '너무', '대단히', '여러분', 'auger', '도와주셔서', '네'],
  greets: '안녕하세요! 데이터에 대해 무엇이든 물어보세요.',
  welcomes: '천만에요! 언제든지 또 물어보세요.',
}
