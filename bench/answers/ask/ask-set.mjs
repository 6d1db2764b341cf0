// Every question of a set, each as a job; the lines are returned in the order of the questions, and told as they come.
import { inParallel } from '../in-parallel.mjs'
import { openProgress } from '../progress.mjs'
import { askQuestion } from './ask-question.mjs'
import { sendBack } from './send-back.mjs'

// A user keeps 150 sessions at most, so a session is for some questions of a dataset and then deleted.
const questionsOfSession = 25
const shown = 5

export async function askSet({ set, items }, { client, datasetIds, parallel, service, sendsBack, onLines }) {
  const progress = openProgress(set.name, items.length, 'questions')
  const lines = new Array(items.length)
  await inParallel(turnsOf(items), parallel, async (turn) => {
    const { id: sessionId } = await client.sessions.create({
      job_mode: set.mode,
      output_language: 'AUTO',
      ...(items[turn[0]].talk === undefined ? { max_contextual_job_history: 0 } : {}),
    })
    for (const index of turn) {
      const datasetId = datasetIds.get(items[index].dataset.name)
      const asked = { client, datasetId, sessionId, keepsOffers: sendsBack }
      lines[index] = await askQuestion(set, items[index], asked)
      if (lines[index].error !== undefined) service.mustLive()
      progress.step(lines[index].error !== undefined)
      if (!sendsBack) onLines([lines[index]])
    }
    // A talk is asked to its end first: what is sent back would be what its next turn goes on from.
    if (sendsBack) {
      const datasetId = datasetIds.get(items[turn[0]].dataset.name)
      const ofTurn = turn.map((index) => lines[index])
      await sendBack(ofTurn, { client, datasetId, sessionId })
      onLines(ofTurn)
    }
    await client.sessions.delete(sessionId)
  })
  progress.end()
  for (const { id, lang = '', error } of lines.filter((line) => line.error !== undefined).slice(0, shown))
    console.error(`  ${set.name} ${id} ${lang}: ${error}`)
  return lines
}

/** The places of the questions, those about one dataset together; a talk is by itself, in the order of its turns. */
function turnsOf(items) {
  const [turns, open] = [[], new Map()]
  for (const [index, { dataset, talk }] of items.entries()) {
    const name = JSON.stringify(talk === undefined ? [dataset.name] : ['talk', talk])
    const turn = open.get(name)
    if (turn !== undefined && (talk !== undefined || turn.length < questionsOfSession)) turn.push(index)
    else turns.push(open.set(name, [index]).get(name))
  }
  for (const turn of turns) turn.sort((one, other) => (items[one].turn ?? 0) - (items[other].turn ?? 0))
  return turns
}
