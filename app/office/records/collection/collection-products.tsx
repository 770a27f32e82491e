import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { collectionMessages as texts } from '#messages/office/collections.ts'
import styles from './collection.module.css'
import type { CollectionView } from './collection-view.server.ts'
import type { loader } from './preview-collection.ts'

/** After the last key, in milliseconds. */
const previewDelay = 300

const names = ['rule', 'rule_value', 'max_products', 'products']

/** The products of the form around it, which follow what is typed. Without JavaScript, a button shows them. */
export function CollectionProducts({ saved }: { saved: CollectionView }) {
  const section = useRef<HTMLElement>(null)
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => {
    const form = section.current!.closest('form')!
    let timeout: ReturnType<typeof setTimeout>
    const onInput = () => {
      clearTimeout(timeout)
      timeout = setTimeout(() => {
        const typed = new FormData(form)
        const query = names.map(name => [name, String(typed.get(name) ?? '')])
        load(`/office/catalog/preview?${new URLSearchParams(query)}`)
      }, previewDelay)
    }
    form.addEventListener('input', onInput)
    return () => {
      clearTimeout(timeout)
      form.removeEventListener('input', onInput)
    }
  }, [load])
  const { count, tiles } = data ?? saved
  return (
    <section ref={section} className={styles.preview} aria-label={texts.preview}>
      <h2>
        {texts.preview}{' '}
        <span className="muted" role="status">
          {count}
        </span>
      </h2>
      <noscript>
        <button type="submit" formMethod="get" formNoValidate className="button outlined">
          {texts.show}
        </button>
      </noscript>
      {tiles.length === 0 && <p className="muted">{texts.none}</p>}
      <ul>
        {tiles.map(({ id, title, price, src, soldOut }) => (
          <li key={id}>
            {src ? <img src={src} alt="" loading="lazy" /> : <span className={styles.blank} />}
            <b>{title}</b>
            <span className="muted">{soldOut ? texts.soldOut : price}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
