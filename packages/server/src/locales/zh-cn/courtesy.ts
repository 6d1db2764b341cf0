import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: ['你好', '您好', '嗨', '哈喽', '早上好', '下午好', '晚上好', '早安', '大家好', '你好吗', '在吗'],
  thanks: ['谢谢', '谢谢你', '谢谢您', '多谢', '感谢', '非常感谢', '谢了', '辛苦了'],
  beside: ['啊', '呀', '了', '吗', '大家', '的帮助', '你', '您', '好的', '太好了', 'auger'],
  greets: '你好！有关于数据的问题，尽管问我。',
  welcomes: '不客气！有问题随时再问。',
}
