import { markup, prose, type Markup } from './markup.ts'

interface Step {
  readonly title: string
  readonly about: string
  readonly lines: string
}

const keyed = '-H "x-pd-api-key: $AUGER_KEY"'
const json = '-H "content-type: application/json"'
/** The id of one kind that an answer tells, and nothing else of it. */
const only = (field: string) => String.raw`sed 's/.*"${field}":"\([^"]*\)".*/\1/'`
const ask = (rest: string) =>
  String.raw`-d "{\"user_id\":\"ada\",\"session_id\":\"$SESSION\",\"dataset_id\":\"$DATASET\",\"question\":\"What is the total revenue by city?\"${rest}}"`

/** From a file to its answer, in lines that work as they are pasted into bash. */
export function quickStartSteps(url: string): readonly Step[] {
  return [
    {
      title: 'Your key',
      about:
        'The first start of the service shows the key of its first project once; `npx auger key create --project ID` makes another. Paste these lines, then the key.',
      lines: `export AUGER_URL=${url}\nread -rsp 'Key: ' AUGER_KEY`,
    },
    {
      title: 'A file',
      about: 'Upload one; what is answered names it.',
      lines: `cat > sales.csv <<'END'
city,month,revenue
Lisbon,2026-01,1200
Porto,2026-01,800
Lisbon,2026-02,1500
Porto,2026-02,950
Berlin,2026-02,700
END
FILE=$(curl -s "$AUGER_URL/v2/team/file/upload-datasource" \\
  ${keyed} -F user_id=ada -F file=@sales.csv | ${only('file_object_key')})
echo "$FILE"`,
    },
    {
      title: 'A dataset',
      about:
        'Make a source of it; a dataset is made for it, too. The last call ends as soon as the file was read.',
      lines: String.raw`ADDED=$(curl -s "$AUGER_URL/v2/team/datasources" \
  ${keyed} ${json} \
  -d "{\"user_id\":\"ada\",\"name\":\"sales.csv\",\"type\":\"FILE\",\"file_object_key\":\"$FILE\"}")
DATASET=$(echo "$ADDED" | ${only('dataset_id')})
SOURCE=$(echo "$ADDED" | ${only('id')})
curl -sN "$AUGER_URL/v2/team/datasets/$DATASET/datasources/$SOURCE/events?user_id=ada" \
  ${keyed} | grep -o '"status":"[a-z]*"'`,
    },
    {
      title: 'A question',
      about:
        'Questions are asked in a session. `answer` is the smallest table that answers; the whole answer has code, table, chart and words.',
      lines: String.raw`SESSION=$(curl -s "$AUGER_URL/v2/team/sessions" \
  ${keyed} ${json} \
  -d '{"user_id":"ada","name":"Sales"}' | ${only('id')})
curl -s "$AUGER_URL/v2/team/jobs" \
  ${keyed} ${json} \
  ${ask('')} | grep -o '"answer":\[\[.*\]\]'`,
    },
    {
      title: 'The same as a stream',
      about: 'Steps, code, table, chart and words come as they are worked out.',
      lines: String.raw`curl -sN "$AUGER_URL/v2/team/jobs" \
  ${keyed} ${json} \
  ${ask(String.raw`,\"stream\":true`)}`,
    },
  ]
}

export function quickStart(url: string): Markup {
  return markup`<h2 id="quick-start">Quick start</h2>
    <p>From a file to its answer, with bash and curl. Every line works as it is pasted.</p>
    <ol class="steps">
      ${quickStartSteps(url).map(
        ({ title, about, lines }) =>
          markup`<li>
            <h3>${title}</h3>
            <p>${prose(about)}</p>
            <pre class="shell">${lines}</pre>
          </li>`,
      )}
    </ol>`
}
