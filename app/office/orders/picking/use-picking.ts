import { useCallback, useEffect, useState } from 'react'
import type { PickItem } from '#commerce/orders/picking/pick-item.ts'
import {
  type CurrentOrders,
  continuePicking,
  type Picking,
  startPicking,
} from '#commerce/orders/picking/picking.ts'
import type { ShownPickList } from './load-pick-list.server.ts'
import { forgetPickPages } from './offline-pages.ts'
import {
  forgetOldPicking,
  keepPicking,
  pickingKey,
  readPicking,
  type ShownPicking,
} from './stored-picking.ts'

export type PickConnection = 'online' | 'offline' | 'signed-out'

interface PickingState extends ShownPicking {
  connection: PickConnection
  change: (by: (picking: Picking) => Picking) => void
}

/**
 * The list and the picks of one person, kept on this phone. Whenever there is a connection, the orders of now are asked for: at the start, when the
 * connection or the page is back, and after packing.
 */
export function usePicking(list: ShownPickList, staffId: number, search: string): PickingState {
  const key = pickingKey(staffId, search)
  const [shown, setShown] = useState<ShownPicking>(() => started(list))
  const [connection, setConnection] = useState<PickConnection>('online')
  const [isCurrent, setCurrent] = useState(true)

  useEffect(() => {
    forgetOldPicking(Date.now())
    setShown(readPicking(key, Date.now()) ?? started(list))
    setCurrent(false)
  }, [key, list])

  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && setCurrent(false)
    const lose = () => setConnection('offline')
    addEventListener('online', refresh)
    addEventListener('offline', lose)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      removeEventListener('online', refresh)
      removeEventListener('offline', lose)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])

  const refresh = useCallback(
    async (isOver: () => boolean) => {
      const known = (readPicking(key, Date.now()) ?? started(list)).picking.orders.map(({ id }) => id)
      const answer = await fetchPickList(search, known)
      if (isOver()) return
      if (answer === 'unreachable') return setConnection('offline')
      setCurrent(true)
      if (answer === 'signed-out') {
        forgetPickPages()
        return setConnection('signed-out')
      }
      setConnection('online')
      const { list: fresh, states } = answer
      setShown(now => {
        const picking = continuePicking(now.picking, { orders: fresh.orders, states })
        const items = withNoted(fresh.items, now.items, picking)
        return keepPicking(key, { picking, items, hasMore: fresh.hasMore }, Date.now())
      })
    },
    [key, list, search],
  )
  useUntilDone(!isCurrent, refresh)

  const change = (by: (picking: Picking) => Picking) =>
    setShown(now => keepPicking(key, { ...now, picking: by(now.picking) }, Date.now()))
  return { ...shown, connection, change }
}

function started({ orders, items, hasMore }: ShownPickList): ShownPicking {
  return { picking: startPicking(orders), items, hasMore }
}

/** Adds the items that are only to be put back. */
function withNoted(
  items: readonly PickItem[],
  before: readonly PickItem[],
  { notes }: Picking,
): readonly PickItem[] {
  const listed = new Set(items.map(({ sku }) => sku))
  const noted = new Set(notes.flatMap(({ units }) => units.map(({ sku }) => sku)))
  return [...items, ...before.filter(({ sku }) => noted.has(sku) && !listed.has(sku))]
}

/** Until something that could not be sent is sent again, in milliseconds. The browser's `online` event is faster. */
const retryDelay = 10_000

/** Runs this at once, when the connection is back, and every ten seconds, as long as `isPending`. A new `run` starts over. */
function useUntilDone(isPending: boolean, run: (isOver: () => boolean) => Promise<void>): void {
  useEffect(() => {
    if (!isPending) return
    let isOver = false
    const attempt = () => void run(() => isOver)
    attempt()
    const timer = setInterval(attempt, retryDelay)
    addEventListener('online', attempt)
    return () => {
      isOver = true
      clearInterval(timer)
      removeEventListener('online', attempt)
    }
  }, [isPending, run])
}

interface PickListAnswer extends Pick<CurrentOrders, 'states'> {
  list: ShownPickList
}

/** The list of now. `known` orders stay on it as long as they're to pack, and their states come with it. */
async function fetchPickList(
  search: string,
  known: readonly number[],
): Promise<PickListAnswer | 'unreachable' | 'signed-out'> {
  const query = new URLSearchParams(search)
  for (const id of known) query.append('known', String(id))
  try {
    const response = await fetch(`/office/pick/list?${query}`, { headers: { accept: 'application/json' } })
    if (response.redirected || response.status === 403) return 'signed-out'
    return response.ok ? ((await response.json()) as PickListAnswer) : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
