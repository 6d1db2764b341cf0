// Databases of several tables, tables/<database>__<table>.csv, asked in the languages whose wording is sound.
import { answerRows } from './answer-rows.mjs'

export const spider = {
  name: 'spider',
  mode: 'DATA_ANALYTICS',
  itemsOf({ id, db, question, langs_ok }, files) {
    const dataset = { name: db, files: files.filter((file) => file.startsWith(`tables/${db}__`)) }
    return langs_ok.map((lang) => ({ id, lang, question: question[lang], dataset }))
  },
  answerOf: async (job) => ({ answer: answerRows(job) }),
}
