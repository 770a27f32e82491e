import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { collectionMessages as texts } from '#messages/office/collections.ts'
import type { LoadedPreview } from './load-preview.server.ts'
import { previewFields } from './preview-fields.ts'
import styles from './products-preview.module.css'
import type { loader } from './typed-preview.ts'

/** After the last key, in milliseconds. */
const previewDelay = 300

/** The products of the form around it, which follow what is typed. Without JavaScript, a button shows them. */
export function ProductsPreview({ of, view }: LoadedPreview) {
  const section = useRef<HTMLElement>(null)
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => {
    const form = section.current!.closest('form')!
    let timeout: ReturnType<typeof setTimeout>
    const onInput = () => {
      clearTimeout(timeout)
      timeout = setTimeout(() => {
        const typed = new FormData(form)
        const query = previewFields[of].map(name => [name, String(typed.get(name) ?? '')])
        load(`/office/catalog/preview?${new URLSearchParams([['of', of], ...query])}`)
      }, previewDelay)
    }
    form.addEventListener('input', onInput)
    return () => {
      clearTimeout(timeout)
      form.removeEventListener('input', onInput)
    }
  }, [of, load])
  const { count, tiles } = data ?? view
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
      {tiles.length === 0 && <p className="muted">{texts.none[of]}</p>}
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
