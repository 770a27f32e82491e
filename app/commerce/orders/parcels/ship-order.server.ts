import { inOneCommit } from '../../../db/one-commit.server.ts'
import type { Db } from '../../../db/schema.ts'
import { putLetter } from '../../mail/letters.server.ts'
import { moveOrder } from '../move-order.server.ts'
import type { Order } from '../order.ts'
import type { SentParcel } from './parcel.ts'
import { addParcel, noteParcelsDelivered } from './parcel-store.server.ts'

export type MovedOn = { ok: true } | { ok: false; because: 'not-now' }

interface Moving {
  who: string
  now: Date
}

export async function packOrder(db: Db, { id }: Order, { who, now }: Moving): Promise<MovedOn> {
  return inOneCommit(db, async tx => said(await moveOrder(tx, id, 'packed', { who, note: '', now })))
}

/** Hands an order to a carrier, and tells the shopper how to follow it. Shipped twice, it leaves once. */
export async function shipOrder(
  db: Db,
  { id, email }: Order,
  parcel: SentParcel,
  { who, now }: Moving,
): Promise<MovedOn> {
  return inOneCommit(db, async tx => {
    const note = `${parcel.carrier} ${parcel.trackingNumber}`
    if (!(await moveOrder(tx, id, 'shipped', { who, note, now }))) return said(false)
    const parcelId = await addParcel(tx, id, parcel, now)
    await putLetter(
      tx,
      { kind: 'order-shipped', orderId: id, parcelId, to: email, onceKey: `order-shipped-${parcelId}` },
      now,
    )
    return said(true)
  })
}

/** The order has come: from now on count the days of the return and the years of the warranty. */
export async function deliverOrder(db: Db, { id }: Order, { who, now }: Moving): Promise<MovedOn> {
  return inOneCommit(db, async tx => {
    if (!(await moveOrder(tx, id, 'delivered', { who, note: '', now }))) return said(false)
    await noteParcelsDelivered(tx, id, now)
    return said(true)
  })
}

function said(moved: boolean): MovedOn {
  return moved ? { ok: true } : { ok: false, because: 'not-now' }
}
