import { Form, useNavigation } from 'react-router'
import type { OrderProgress } from '#commerce/orders/picking/picking.ts'
import { pickingMessages as texts } from '#messages/office/picking.ts'
import styles from './pack-bar.module.css'

interface PackBarProps {
  progress: readonly OrderProgress[]
  isOffline: boolean
  returnTo: string
  onPack: (orderIds: readonly number[]) => void
}

/** The progress of the cart, and the button that packs complete orders. */
export function PackBar({ progress, isOffline, returnTo, onPack }: PackBarProps) {
  const isSending = useNavigation().state !== 'idle'
  const complete = progress.filter(({ picked, needed }) => picked >= needed).map(({ id }) => id)
  const sum = (of: 'picked' | 'needed') => progress.reduce((total, one) => total + one[of], 0)
  const isAll = complete.length === progress.length
  return (
    <div className={`bottom-bar ${styles.bar}`} data-bottom-bar>
      <p>
        {texts.progress(complete.length, progress.length, sum('picked'), sum('needed'))}
        {isOffline && complete.length > 0 && ` ${texts.packOffline}`}
      </p>
      {complete.length > 0 && (
        <Form
          method="post"
          action="/office/orders/pack"
          preventScrollReset
          onSubmit={event => (isOffline || isSending ? event.preventDefault() : onPack(complete))}
        >
          <PackFields ids={complete} returnTo={returnTo} />
          <button
            type="submit"
            className={isAll ? 'button main' : 'button outlined'}
            aria-disabled={isOffline || isSending}
          >
            {isAll ? texts.pack(complete.length) : texts.packPicked(complete.length)}
          </button>
        </Form>
      )}
      <form method="post" action="/office/orders/pack" className={styles.plain}>
        <PackFields ids={progress.map(({ id }) => id)} returnTo={returnTo} />
        <button type="submit" className="button main">
          {texts.pack(progress.length)}
        </button>
      </form>
    </div>
  )
}

function PackFields({ ids, returnTo }: { ids: readonly number[]; returnTo: string }) {
  return (
    <>
      <input type="hidden" name="returnTo" value={returnTo} />
      {ids.map(id => (
        <input key={id} type="hidden" name="pick" value={id} />
      ))}
    </>
  )
}
