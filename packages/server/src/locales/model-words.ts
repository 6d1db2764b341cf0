import type { Language } from '@auger/contract'
import type { Assumption } from '../domain/assumption.ts'
import { isolated } from './ar/isolated.ts'
import { named } from './named.ts'
import { say, type Phrase } from './phrase.ts'

interface ModelWords {
  readonly without: string
  /** What stands before and behind the title of the other reading. */
  readonly otherwise: readonly [before: string, behind: string]
}

/** One entry a language. */
const words: { readonly [Spoken in Language]: ModelWords } = {
  EN: {
    without: 'The model gave no usable answer, so this is the answer of the built-in analyst.',
    otherwise: ['The question can also be read as “', '”, which gives another result.'],
  },
  DE: {
    without: 'Das Modell gab keine brauchbare Antwort; dies ist die Antwort des eingebauten Analysten.',
    otherwise: ['Die Frage lässt sich auch als „', '“ lesen, und das ergibt ein anderes Ergebnis.'],
  },
  ES: {
    without: 'El modelo no dio una respuesta utilizable; esta es la respuesta del analista integrado.',
    otherwise: ['La pregunta también puede leerse como «', '», que da otro resultado.'],
  },
  FR: {
    without: "Le modèle n'a pas donné de réponse utilisable\u00a0; voici celle de l'analyste intégré.",
    otherwise: ['La question peut aussi se lire comme «\u00a0', '\u00a0», ce qui donne un autre résultat.'],
  },
  IT: {
    without:
      "Il modello non ha dato una risposta utilizzabile; questa è la risposta dell'analista integrato.",
    otherwise: ['La domanda si può leggere anche come «', '», che dà un altro risultato.'],
  },
  PT: {
    without: 'O modelo não deu uma resposta utilizável; esta é a resposta do analista integrado.',
    otherwise: ['A pergunta também pode ser lida como “', '”, o que dá outro resultado.'],
  },
  PL: {
    without: 'Model nie dał użytecznej odpowiedzi; to odpowiedź wbudowanego analityka.',
    otherwise: ['Pytanie można też odczytać jako „', '”, co daje inny wynik.'],
  },
  TR: {
    without: 'Modelden kullanılabilir yanıt gelmedi; bu, yerleşik analistin yanıtıdır.',
    otherwise: ['Soru “', '” olarak da okunabilir; bunun sonucu farklıdır.'],
  },
  RU: {
    without: 'Модель не дала пригодного ответа; это ответ встроенного аналитика.',
    otherwise: ['Вопрос можно понять и так: «', '», и результат будет другим.'],
  },
  ID: {
    without: 'Model tidak memberi jawaban yang dapat dipakai; ini jawaban dari analis bawaan.',
    otherwise: ['Pertanyaan ini juga dapat dibaca sebagai “', '”, yang memberi hasil lain.'],
  },
  VI: {
    without: 'Mô hình không đưa ra câu trả lời dùng được; đây là câu trả lời của bộ phân tích tích hợp.',
    otherwise: ['Câu hỏi cũng có thể được hiểu là “', '”, cho kết quả khác.'],
  },
  AR: {
    without: 'لم يقدّم النموذج إجابة صالحة، وهذه إجابة المحلّل المدمج.',
    otherwise: ['يمكن أيضًا فهم السؤال على أنه «', '»، وتكون نتيجته مختلفة.'],
  },
  HI: {
    without: 'मॉडल ने कोई उपयोगी उत्तर नहीं दिया; यह अंतर्निर्मित विश्लेषक का उत्तर है।',
    otherwise: ['प्रश्न को “', '” के रूप में भी पढ़ा जा सकता है, जिसका परिणाम अलग है।'],
  },
  JA: {
    without: 'モデルから使える回答が得られなかったため、内蔵アナリストの回答を示しています。',
    otherwise: ['この質問は「', '」とも読め、その場合は結果が異なります。'],
  },
  KO: {
    without: '모델이 사용할 수 있는 답을 내지 못해 내장 분석기의 답을 보여 드립니다.',
    otherwise: ['이 질문은 “', '”(으)로도 읽을 수 있으며 그 결과는 다릅니다.'],
  },
  'ZH-CN': {
    without: '模型没有给出可用的回答，这里是内置分析器的回答。',
    otherwise: ['这个问题也可以理解为“', '”，其结果不同。'],
  },
  'ZH-TW': {
    without: '模型沒有給出可用的回答，這裡是內建分析器的回答。',
    otherwise: ['這個問題也可以理解為「', '」，其結果不同。'],
  },
}

/** What is to be said where a model was asked beside the built-in analyst. */
export function modelWords(
  language: Language,
  assumed: Extract<Assumption, { kind: 'without-model' | 'read-otherwise' }>,
): Phrase {
  const { without, otherwise } = words[language]
  if (assumed.kind === 'without-model') return [without]
  const title = named(assumed.title, 'title')
  return say`${otherwise[0]}${language === 'AR' ? isolated(title) : title}${otherwise[1]}`
}
