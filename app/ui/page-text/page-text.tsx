import { Link } from 'react-router'
import type { TextBlock, TextPart } from '../../commerce/content/page-text.ts'
import styles from './page-text.module.css'

/** A merchant's text. */
export function PageText({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text, always in this order
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Parts parts={block.parts} />
        </h2>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of one text, always in this order
            <li key={index}>
              <Parts parts={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Table rows={block.rows} />
    default:
      return (
        <p className={styles[block.kind]}>
          <Parts parts={block.parts} />
        </p>
      )
  }
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(part => {
    if (typeof part === 'string') return part
    const { text, href } = part
    return href.startsWith('/') ? (
      <Link key={href} to={href}>
        {text}
      </Link>
    ) : (
      <a key={href} href={href}>
        {text}
      </a>
    )
  })
}

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map(cell => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(cells => (
          <tr key={cells.join('|')}>
            {cells.map((cell, index) => (
              <td key={head[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
