import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: ['你好', '您好', '嗨', '哈囉', '早安', '午安', '晚安', '大家好', '早上好', '你好嗎', '在嗎'],
  thanks: ['謝謝', '謝謝你', '謝謝您', '多謝', '感謝', '非常感謝', '感恩', '辛苦了'],
  beside: ['啊', '呀', '了', '嗎', '大家', '的幫忙', '你', '您', '好的', '太好了', 'auger'],
  greets: '你好！有關資料的問題，儘管問我。',
  welcomes: '不客氣！有問題隨時再問。',
}
