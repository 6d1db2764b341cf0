import { Link } from '@tanstack/react-router'
import type { SourceReference } from '@auger/contract'
import { FileIcon } from '../../application/icons.tsx'
import { useWords } from '../../words/words-provider.tsx'
import classes from './source-list.module.css'

/** The files that were used, and of documents the passages, word for word. */
export function SourceList({ sources }: { readonly sources: readonly SourceReference[] }) {
  const words = useWords().ask.answer
  const passages = sources.filter(({ content }) => content !== undefined)
  const files = [...new Map(sources.map((source) => [source.datasource_id, source])).values()]
  return (
    <section aria-label={words.sources} className={classes.place}>
      <h3 className={classes.title}>{words.sources}</h3>
      <ul className={classes.files}>
        {files.map(({ datasource_id, dataset_id, source }) => (
          <li key={datasource_id}>
            <Link
              to="/data/$datasetId/$sourceId"
              params={{ datasetId: dataset_id, sourceId: datasource_id }}
              className={classes.file}
            >
              <FileIcon size={14} />
              <span dir="auto">{source}</span>
            </Link>
          </li>
        ))}
      </ul>
      {passages.map(({ id, source, page_no, content }, index) => (
        <blockquote key={id ?? index} className={classes.passage} dir="auto">
          {content}
          <footer className={classes.from}>
            {source}
            {page_no !== undefined && <> · {words.page({ page: page_no })}</>}
          </footer>
        </blockquote>
      ))}
    </section>
  )
}
