import type { Courtesy } from '../courtesy.ts'

export const courtesy: Courtesy = {
  greetings: [
    'xin chào',
    'chào',
    'chào bạn',
    'chào buổi sáng',
    'chào buổi chiều',
    'chào buổi tối',
    'alo',
    'bạn khỏe không',
  ],
  thanks: ['cảm ơn', 'cám ơn', 'cảm ơn bạn', 'cảm ơn nhiều', 'cám ơn nhiều', 'cảm ơn rất nhiều'],
  beside: ['auger', 'mọi người', 'nhiều', 'rất nhiều', 'nhé', 'bạn', 'đã giúp', 'ok'],
  greets: 'Xin chào! Hãy hỏi tôi về dữ liệu của bạn.',
  welcomes: 'Không có gì! Bạn cứ hỏi tiếp bất cứ lúc nào.',
}
