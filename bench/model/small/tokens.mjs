// A conversation as the model was taught it.

/** The template of TinyLlama's chat. Only what the template itself writes may be an end mark, whatever a text says. */
export function tokensOf(messages, model) {
  const { bos, eos } = model.tokens
  const said = messages.flatMap(({ role, content }) => [
    ...model.tokenize(`<|${role}|>\n${textOf(content)}`, false),
    eos,
    ...model.tokenize('\n', false, 'trimLeadingSpace'),
  ])
  return [bos, ...said, ...model.tokenize('<|assistant|>\n', false)]
}

const textOf = (content) =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n')
