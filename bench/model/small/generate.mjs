// What a model says to a conversation, a piece at a time. A prompt that begins as one before it is not read again.
import { tokensOf } from './tokens.mjs'

// Between two of them whoever has gone away is noticed.
const tokensAtOnce = 128

export class TooLong extends Error {}

/** runner: node-llama-cpp; mostTokens: how much is said at most. */
export async function openGenerator(runner, { file, threads, contextSize, scale, mostTokens }) {
  const llama = await runner.getLlama({ gpu: false, build: 'never', maxThreads: threads, logLevel: 'error' })
  // A whole number would be taken for one of another type, and left out.
  const rope = { scaling: { type: 'linear', factor: scale + 1e-6 } }
  const model = await llama.loadModel({
    modelPath: file,
    ...(scale === 1 ? {} : { metadataOverrides: { llama: { rope, context_length: contextSize } } }),
  })
  // One for each way of asking, so that what they have in common stays read.
  const context = await model.createContext({ contextSize, threads, sequences: 3 })
  const sequences = Array.from({ length: 3 }, () => context.getSequence())
  const grammarOf = grammars(llama)

  /** Yields texts; returns { sent, received, isCut }. */
  return async function* generate({ messages, response_format, max_tokens = mostTokens }, signal) {
    const tokens = tokensOf(messages, model)
    const most = Math.min(max_tokens, mostTokens)
    if (tokens.length + 1 > contextSize)
      throw new TooLong(`the context is ${contextSize} tokens, and ${tokens.length} were sent`)
    const sequence = await readInto(nearest(sequences, tokens), tokens, signal)
    const grammar = await grammarOf(response_format)
    const grammarEvaluationState = grammar && new runner.LlamaGrammarEvaluationState({ model, grammar })
    const said = []
    let text = ''
    for await (const token of sequence.evaluate(tokens.slice(-1), {
      temperature: 0,
      grammarEvaluationState,
    })) {
      signal.throwIfAborted()
      if (model.isEogToken(token)) break
      said.push(token)
      const whole = model.detokenize(said)
      // A letter may be of several tokens.
      if (!whole.endsWith('\uFFFD')) {
        yield whole.slice(text.length)
        text = whole
      }
      if (said.length >= most || tokens.length + said.length >= contextSize)
        return { sent: tokens.length, received: said.length, isCut: true }
    }
    return { sent: tokens.length, received: said.length, isCut: false }
  }
}

/** All but the last token, which is what the first one that is said follows. */
async function readInto(sequence, tokens, signal) {
  const prompt = tokens.slice(0, -1)
  await sequence.adaptStateToTokens(prompt, false)
  for (let at = sequence.nextTokenIndex; at < prompt.length; at += tokensAtOnce) {
    signal.throwIfAborted()
    await sequence.evaluateWithoutGeneratingNewTokens(prompt.slice(at, at + tokensAtOnce))
  }
  return sequence
}

function nearest(sequences, tokens) {
  const shared = ({ contextTokens }) => {
    const differs = contextTokens.findIndex((token, at) => token !== tokens[at])
    return differs < 0 ? contextTokens.length : differs
  }
  // One that shares next to nothing is better started anew in a sequence that nobody uses.
  const [best] = sequences.toSorted((one, other) => shared(other) - shared(one))
  const unused = sequences.find(({ contextTokens }) => contextTokens.length === 0)
  return shared(best) * 2 < best.contextTokens.length ? (unused ?? best) : best
}

function grammars(llama) {
  const bySchema = new Map()
  return async (format) => {
    if (format === undefined || format.type === 'text') return undefined
    if (format.type !== 'json_schema') return llama.getGrammarFor('json')
    const key = JSON.stringify(format.json_schema.schema)
    if (!bySchema.has(key)) bySchema.set(key, await llama.createGrammarForJsonSchema(JSON.parse(key)))
    return bySchema.get(key)
  }
}
