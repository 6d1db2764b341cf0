import type { AlignType, List, ListItem, Nodes, Root, Table } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import classes from './markdown.module.css'

/** What becomes of a link; its words alone where nothing is said. */
type LinkOf = (address: string, words: ReactNode) => ReactNode

interface MarkdownProps {
  readonly tree: Root
  readonly link?: LinkOf
}

const wordsAlone: LinkOf = (_, words) => words

/** A text that was parsed. Nothing of it is HTML to us, and a picture from elsewhere would tell its server who reads. */
export function Markdown({ tree, link = wordsAlone }: MarkdownProps): ReactNode {
  return <>{within(tree, link)}</>
}

const within = ({ children }: { readonly children: readonly Nodes[] }, link: LinkOf): ReactNode =>
  children.map((child, index) => <Fragment key={index}>{shown(child, link)}</Fragment>)

function shown(node: Nodes, link: LinkOf): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value
    case 'paragraph':
      return <p>{within(node, link)}</p>
    case 'heading': {
      const Heading = `h${node.depth}` as const
      return <Heading>{within(node, link)}</Heading>
    }
    case 'strong':
      return <strong>{within(node, link)}</strong>
    case 'emphasis':
      return <em>{within(node, link)}</em>
    case 'delete':
      return <del>{within(node, link)}</del>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote>{within(node, link)}</blockquote>
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'list':
      return <ListOf list={node} link={link} />
    case 'table':
      return <TableOf table={node} link={link} />
    case 'link':
      return link(node.url, within(node, link))
    case 'image':
    case 'imageReference':
      return node.alt
    default:
      return 'children' in node ? within(node, link) : null
  }
}

function ListOf({ list, link }: { readonly list: List; readonly link: LinkOf }): ReactNode {
  const isLoose = list.spread === true || list.children.some(({ spread }) => spread === true)
  const items = list.children.map((item, index) => <li key={index}>{itemOf(item, isLoose, link)}</li>)
  return list.ordered === true ? <ol start={list.start ?? 1}>{items}</ol> : <ul>{items}</ul>
}

/** Items that follow each other without a blank line are no paragraphs. */
const itemOf = (item: ListItem, isLoose: boolean, link: LinkOf): ReactNode =>
  item.children.map((child, index) => (
    <Fragment key={index}>
      {!isLoose && child.type === 'paragraph' ? within(child, link) : shown(child, link)}
    </Fragment>
  ))

function TableOf({ table, link }: { readonly table: Table; readonly link: LinkOf }): ReactNode {
  const [head, ...rows] = table.children
  const styleOf = (index: number) => alignments[table.align?.[index] ?? 'none']
  return (
    <div className={classes.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, index) => (
              <th key={index} style={styleOf(index)}>
                {within(cell, link)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.children.map((cell, column) => (
                <td key={column} style={styleOf(column)}>
                  {within(cell, link)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const alignments = {
  none: {},
  left: { textAlign: 'left' },
  right: { textAlign: 'right' },
  center: { textAlign: 'center' },
} as const satisfies { readonly [align in NonNullable<AlignType> | 'none']: object }
