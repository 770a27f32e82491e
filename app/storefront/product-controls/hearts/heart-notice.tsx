import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { heartMessages } from '#messages/hearts.ts'
import { sharedMessages } from '#messages/shared.ts'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { onChangeResponse, sendChange, usePendingChanges } from '../../pending-changes/page-queue.ts'
import styles from './heart-button.module.css'
import { closeHeartNotice, type PressedHeart, useHearts } from './live-hearts.ts'

/** After a heart was pressed: the product's list, or an undo button. Refusals are shown by the pending changes' notice. */
export function HeartNotice({ pressed }: { pressed: PressedHeart }) {
  const { saved, product, title, changeKey, countChange, button } = pressed
  const { isUnreachable, pending } = usePendingChanges()
  const { lists = [] } = useHearts() ?? {}
  const list = lists.find(({ wishes }) => wishes.some(wish => wish.product === product))
  useEffect(
    () =>
      onChangeResponse(
        ({ change, response }) => !response.ok && change.key === changeKey && closeHeartNotice(),
      ),
    [changeKey],
  )

  function undo() {
    sendChange({
      to: href('/wish-list/restore'),
      fields: { product: `${product}` },
      subject: title,
      counts: { wishes: -countChange },
    })
    closeHeartNotice()
    focusHeart(button)
  }

  // With a single list, the filled heart is enough.
  const hasNews = !saved || (list !== undefined && lists.length > 1)
  if ((isUnreachable && pending.length > 0) || !hasNews) return null
  return (
    <>
      <span>
        {saved ? heartMessages.savedTo({ title, list: list?.name ?? '' }) : heartMessages.removed({ title })}
      </span>
      {saved ? (
        <Link className={styles.action} to={href('/wish-list/:list?', { list: list?.id })}>
          {heartMessages.viewList}
        </Link>
      ) : (
        <button type="button" className={styles.action} onClick={undo}>
          {sharedMessages.undo}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={sharedMessages.close}
        onClick={closeHeartNotice}
      >
        <CloseIcon size={20} />
      </button>
    </>
  )
}

/** A card's buttons take the focus only while the card has it, so its link goes first. */
function focusHeart(button: HTMLElement): void {
  button.focus()
  if (document.activeElement === button) return
  button.closest('ul')?.parentElement?.querySelector('a')?.focus()
  button.focus()
}
