import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { PickItem } from '#commerce/orders/picking/pick-item.ts'
import {
  countPicked,
  dismissNote,
  markPacking,
  neededUnits,
  orderProgress,
  type PutBackNote,
  unitsOf,
} from '#commerce/orders/picking/picking.ts'
import { pickingMessages as texts } from '#messages/office/picking.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/pick-page.ts'
import { loadPickList, pickSearch } from './load-pick-list.server.ts'
import { storePickPage } from './offline-pages.ts'
import { PackBar } from './pack-bar.tsx'
import { PickItems } from './pick-items.tsx'
import { PickOrders } from './pick-orders.tsx'
import styles from './pick-page.module.css'
import { ScanBar } from './scan-bar.tsx'
import { type PickConnection, usePicking } from './use-picking.ts'

export const middleware = [allow('orders.pack')]

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await loadPickList(context.get(shopContext).db, url)
  return { list, staffId: context.get(staffContext).id, search: pickSearch(url) }
}

/** The units that the orders to pack need, for a walk along the shelves with a phone; on paper, a list to tick. */
export default function PickPage({ loaderData: { list, staffId, search } }: Route.ComponentProps) {
  const { picking, items, hasMore, connection, change } = usePicking(list, staffId, search)
  const worksOffline = useStoredPage(staffId, list)
  const { orders, picked, notes } = picking
  const needed = neededUnits(orders)
  const unitCount = needed.reduce((sum, { quantity }) => sum + quantity, 0)
  const progress = orderProgress(picking)
  const count = (sku: string, step: 1 | -1) => change(now => countPicked(now, sku, step))
  return (
    <div className={styles.page}>
      <PageHead
        title={texts.title}
        note={orders.length > 0 && texts.note(orders.length, unitCount)}
        actions={orders.length > 0 && <PrintButton />}
      />
      <PickStatus connection={connection} />
      <PutBackNotes notes={notes} items={items} onDone={id => change(now => dismissNote(now, id))} />
      {orders.length === 0 ? (
        <EmptyState text={texts.nothing} action={{ to: '/office/orders', label: texts.seeOrders }} />
      ) : (
        <>
          <ScanBar items={items} needed={needed} picked={picked} onCount={sku => count(sku, 1)} />
          {hasMore && <p className="muted small">{texts.firstOnly(orders.length)}</p>}
          <PickItems
            items={items.filter(({ sku }) => unitsOf(needed, sku) > 0)}
            {...{ orders, needed, picked }}
            onCount={count}
          />
          <PickOrders progress={progress} returnTo={`/office/pick${search}`} />
          {worksOffline && <p className={`muted small ${styles.status}`}>{texts.worksOffline}</p>}
          <PackBar
            progress={progress}
            isOffline={connection !== 'online'}
            returnTo={`/office/pick${search}`}
            onPack={ids => change(now => markPacking(now, ids))}
          />
        </>
      )}
    </div>
  )
}

function PrintButton() {
  return (
    <button type="button" className={`button outlined ${styles.scripted}`} onClick={() => window.print()}>
      <OfficeIcon name="printer" />
      {texts.print}
    </button>
  )
}

/** Stores the page as it is now; true once it opens without a connection. */
function useStoredPage(staffId: number, list: unknown): boolean {
  const [isStored, setStored] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list makes a new page
  useEffect(() => {
    let isOver = false
    void storePickPage(staffId).then(isStored => !isOver && setStored(isStored))
    return () => {
      isOver = true
    }
  }, [staffId, list])
  return isStored
}

/** Says if there is no connection, or nobody is signed in any longer. */
function PickStatus({ connection }: { connection: PickConnection }) {
  const { pathname, search } = useLocation()
  const signIn = `/office/sign-in?${new URLSearchParams({ returnTo: pathname + search })}`
  return (
    <p role="status" className={`small ${styles.status}`}>
      {connection === 'offline' && texts.offline}
      {connection === 'signed-out' && (
        <>
          {texts.signedOut}{' '}
          <Link to={signIn} reloadDocument className="link">
            {texts.signIn}
          </Link>
        </>
      )}
    </p>
  )
}

interface PutBackNotesProps {
  notes: readonly PutBackNote[]
  items: readonly PickItem[]
  onDone: (orderId: number) => void
}

/** Orders that were canceled or edited while they were picked, with the units to put back. */
function PutBackNotes({ notes, items, onDone }: PutBackNotesProps) {
  const nameOf = (sku: string) => {
    const item = items.find(one => one.sku === sku)
    return item ? texts.itemName(item.title, item.options) : sku
  }
  return (
    <ul className={styles.notes} aria-live="polite">
      {notes.map(({ id, number, state, units }) => (
        <li key={id}>
          <p>
            {texts.putBack(
              number,
              state,
              units.map(({ sku, quantity }) => ({ name: nameOf(sku), quantity })),
            )}
          </p>
          <button type="button" className="button outlined" onClick={() => onDone(id)}>
            {texts.done}
            <span className="visually-hidden"> {number}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
