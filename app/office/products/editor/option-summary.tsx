import { Link } from 'react-router'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Swatch } from '#ui/swatch/swatch.tsx'
import { Block } from '../../ui/block.tsx'
import styles from './editor.module.css'
import type { ProductEditorData } from './load-product-editor.server.ts'

const messages = productEditorMessages.options

/** The options with their values; another page changes them. */
export function OptionSummary({ data: { id, options } }: { data: ProductEditorData }) {
  return (
    <Block
      title={messages.title}
      actions={
        <Link className="button bare" to={`/office/products/${id}/options`}>
          {messages.edit}
        </Link>
      }
    >
      {options.length === 0 && <p className="muted">{messages.none}</p>}
      <dl className={styles.options}>
        {options.map(({ slug, name, values }) => (
          <div key={slug}>
            <dt>{name}</dt>
            <dd>
              {values.map(({ slug, name, hex, picture }) => (
                <span key={slug} className={styles.chip}>
                  <Swatch hex={hex} picture={picture} size={12} />
                  {name}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  )
}
