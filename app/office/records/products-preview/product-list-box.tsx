import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { collectionMessages as texts } from '#messages/office/collections.ts'
import { moveMessages } from '#messages/office/moves.ts'
import { TextArea } from '../../ui/form/office-field.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import type { loader } from './find-products.ts'
import { slugsIn } from './preview-fields.ts'
import styles from './products-preview.module.css'

interface ProductListBoxProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  /** Slugs with commas. */
  defaultValue: string
  /** Titles by slug. */
  titles: Readonly<Record<string, string>>
}

/** After the last key, in milliseconds. */
const searchDelay = 150

/** A list of products in order. Without JavaScript their addresses are typed; with it, they are found and moved by buttons. */
export function ProductListBox({ titles: known, ...field }: ProductListBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [slugs, setSlugs] = useState<string[] | undefined>(undefined)
  const [titles, setTitles] = useState(known)
  useEffect(() => {
    const element = box.current!.querySelector('textarea')!
    const read = () => setSlugs(slugsIn(element.value))
    read()
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [])

  const write = (next: readonly string[]) => {
    const area = box.current!.querySelector('textarea')!
    area.value = next.join(', ')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const move = (at: number, step: number) => {
    const next = [...slugs!]
    next.splice(at + step, 0, ...next.splice(at, 1))
    write(next)
  }
  return (
    <div ref={box}>
      <div className={slugs ? styles.plain : undefined}>
        <TextArea {...field} rows={3} />
      </div>
      {slugs && (
        <div className={styles.products}>
          <span className={styles.label}>{field.label}</span>
          {field.error && <span className="bad">{field.error}</span>}
          {slugs.length === 0 && <span className="muted">{texts.empty}</span>}
          <ol>
            {slugs.map((slug, at) => (
              <ListedProduct
                key={slug}
                slug={slug}
                title={titles[slug] ?? slug}
                isFirst={at === 0}
                isLast={at === slugs.length - 1}
                onMove={step => move(at, step)}
                onRemove={() => write(slugs.filter(one => one !== slug))}
              />
            ))}
          </ol>
          <FindProduct
            listed={slugs}
            onAdd={({ slug, title }) => {
              setTitles({ ...titles, [slug]: title })
              write([...slugs, slug])
            }}
          />
        </div>
      )}
    </div>
  )
}

interface ListedProductProps {
  slug: string
  title: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

function ListedProduct({ slug, title, isFirst, isLast, onMove, onRemove }: ListedProductProps) {
  return (
    <li>
      <span>
        {title} {title !== slug && <span className="muted">{slug}</span>}
      </span>
      <button
        type="button"
        className="button bare square"
        disabled={isFirst}
        onClick={() => onMove(-1)}
        aria-label={moveMessages.move(title, 'up')}
      >
        <OfficeIcon name="chevronUp" />
      </button>
      <button
        type="button"
        className="button bare square"
        disabled={isLast}
        onClick={() => onMove(1)}
        aria-label={moveMessages.move(title, 'down')}
      >
        <OfficeIcon name="chevronDown" />
      </button>
      <button
        type="button"
        className="button bare square"
        onClick={onRemove}
        aria-label={texts.remove(title)}
      >
        <OfficeIcon name="x" />
      </button>
    </li>
  )
}

interface FindProductProps {
  listed: readonly string[]
  onAdd: (product: { slug: string; title: string }) => void
}

function FindProduct({ listed, onAdd }: FindProductProps) {
  const [query, setQuery] = useState('')
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => {
    if (query.trim() === '') return
    const path = `/office/catalog/find-products?${new URLSearchParams({ q: query })}`
    const timeout = setTimeout(() => load(path), searchDelay)
    return () => clearTimeout(timeout)
  }, [query, load])
  const found = query.trim() === '' ? [] : (data?.found ?? []).filter(({ slug }) => !listed.includes(slug))
  return (
    <>
      <label htmlFor="find-product" className={styles.label}>
        {texts.find}
      </label>
      {/* In no form: what is searched isn't saved. */}
      <input
        id="find-product"
        type="search"
        form="no-form"
        className="box"
        placeholder={texts.findHint}
        value={query}
        maxLength={100}
        autoComplete="off"
        onChange={event => setQuery(event.target.value)}
      />
      <div role="status">
        <ul>
          {found.map(product => (
            <li key={product.slug}>
              <span>
                {product.title} <span className="muted">{product.note}</span>
              </span>
              <button
                type="button"
                className="button outlined"
                aria-label={texts.add(product.title)}
                onClick={() => onAdd(product)}
              >
                <OfficeIcon name="plus" />
              </button>
            </li>
          ))}
          {query.trim() !== '' && data?.query === query.trim() && data.found.length === 0 && (
            <li className="muted">{texts.notFound(query)}</li>
          )}
        </ul>
      </div>
    </>
  )
}
