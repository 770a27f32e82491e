import { X } from 'lucide-react'
import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { hear, send, useSending } from '../../sending/sending.ts'
import styles from './heart-notice.module.css'
import { closePressed, type Pressed, useHearts } from './live-hearts.ts'

/** What came of a heart that was pressed: where the product is now, or how to have it back. What is refused is said elsewhere. */
export function HeartNotice({ pressed }: { pressed: Pressed }) {
  const { saved, product, title, sent, more, button } = pressed
  const { stuck, waiting } = useSending()
  const { lists = [] } = useHearts() ?? {}
  const list = lists.find(({ wishes }) => wishes.some(wish => wish.product === product))
  useEffect(() => hear(({ change, answer }) => !answer.ok && change.key === sent && closePressed()), [sent])

  function undo() {
    send({
      to: href('/wishList/restore'),
      fields: { product: `${product}` },
      about: title,
      counts: { wishes: -more },
    })
    closePressed()
    focusOn(button)
  }

  // Who has one list knows where it went: the heart is full.
  const says = saved ? list !== undefined && lists.length > 1 : true
  if ((stuck && waiting.length > 0) || !says) return null
  return (
    <>
      <span>{saved ? `${title} is on your list “${list?.name}”.` : `${title} is off your wish list.`}</span>
      {saved ? (
        <Link className={styles.way} to={href('/wishList/:list?', { list: list?.id })}>
          See it
        </Link>
      ) : (
        <button type="button" className={styles.way} onClick={undo}>
          Undo
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Close" onClick={closePressed}>
        <X aria-hidden size={20} strokeWidth={1.5} />
      </button>
    </>
  )
}

/** A card shows its buttons while it has the focus: without it they cannot take it. */
function focusOn(button: HTMLElement): void {
  button.focus()
  if (document.activeElement === button) return
  button.closest('ul')?.parentElement?.querySelector('a')?.focus()
  button.focus()
}
