import { Link } from 'react-router'
import type { PageBlock } from '#commerce/content/page-text/page-text.ts'
import type { TextPart } from '#commerce/content/page-text/text-parts.ts'
import { PictureView } from '../picture/picture-view.tsx'
import styles from './page-text.module.css'

/** A merchant's text. */
export function PageText({ blocks }: { blocks: readonly PageBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading>
          <Parts parts={block.parts} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Parts parts={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'picture':
      return (
        <PictureView
          className={styles.picture}
          picture={block.picture}
          sizes="(max-width:42rem) 100vw,40rem"
          maxWidth={1350}
        />
      )
    case 'quotation':
      return <Quotation {...block} />
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

function Quotation({ parts, source }: { parts: readonly TextPart[]; source: string }) {
  return (
    <figure className={styles.quotation}>
      <blockquote>
        <p>
          <Parts parts={parts} />
        </p>
      </blockquote>
      {source !== '' && <figcaption>{source}</figcaption>}
    </figure>
  )
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
          {head.map((cell, at) => (
            <th key={at} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
