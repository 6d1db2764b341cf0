// Reads what deploy/Dockerfile uses of its language; what it does not know it refuses, so that nothing is passed over.

/** Each stage with its steps, and what the last one tells of how it is run. */
export function parseDockerfile(text) {
  const stages = []
  for (const { name, rest } of instructions(text)) {
    const stage = stages.at(-1)
    if (name === 'FROM') {
      const [, image, as] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? refuse(name, rest)
      stages.push({ image, as, steps: [], healthCheck: [], entryPoint: [], command: [] })
    } else if (stage === undefined) refuse(name, rest)
    else if (['RUN', 'WORKDIR', 'USER'].includes(name)) stage.steps.push({ name, rest })
    else if (name === 'ENV')
      stage.steps.push({ name, variable: /^(\w+)=(\S+)$/.exec(rest)?.slice(1) ?? refuse(name, rest) })
    else if (name === 'COPY') stage.steps.push({ name, ...copyOf(rest) })
    else if (name === 'ENTRYPOINT') stage.entryPoint = JSON.parse(rest)
    else if (name === 'CMD') stage.command = JSON.parse(rest)
    else if (name === 'HEALTHCHECK')
      stage.healthCheck = JSON.parse(/\sCMD\s+(\[.*\])$/s.exec(rest)?.[1] ?? refuse(name, rest))
    else if (name === 'STOPSIGNAL') stage.stopSignal = rest
    else if (!['EXPOSE', 'VOLUME'].includes(name)) refuse(name, rest)
  }
  return stages
}

function instructions(text) {
  const lines = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line))
  return lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => {
      const [, name, rest] = /^(\S+)\s+(.*)$/s.exec(line)
      return { name: name.toUpperCase(), rest: rest.trim() }
    })
}

function copyOf(rest) {
  const words = rest.split(/\s+/)
  const from = /^--from=(.+)$/.exec(words[0])?.[1]
  const [target, ...sources] = (from === undefined ? words : words.slice(1)).reverse()
  if (sources.length === 0 || sources.some((word) => word.startsWith('--'))) refuse('COPY', rest)
  return { from, sources: sources.reverse(), target }
}

function refuse(name, rest) {
  throw new Error(`scripts/image does not know this in a Dockerfile: ${name} ${rest}`)
}
