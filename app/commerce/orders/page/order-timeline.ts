import type { Actor } from '../../values/actor.ts'
import type { OrderEvent, OrderShipment } from '../order.ts'
import type { OrderEmail } from './order-email-store.server.ts'
import type { PageItemRefund, PagePayment, PageRefund } from './order-page-store.server.ts'
import type { StaffOrderPage } from './read-order-page.server.ts'
import type { StaffNote } from './staff-note-store.server.ts'

/** Something that happened to an order. */
export type TimelineItem = { at: string } & (
  | { kind: 'event'; event: OrderEvent }
  | { kind: 'package'; actor: Actor; shipment: OrderShipment; number: number }
  | { kind: 'payment'; payment: PagePayment }
  | { kind: 'item-refund'; itemRefund: PageItemRefund }
  | { kind: 'refund'; refund: PageRefund }
  | { kind: 'email'; email: OrderEmail }
  | { kind: 'note'; note: StaffNote }
)

type TimelineSources = Pick<StaffOrderPage, 'payments' | 'refunds' | 'itemRefunds' | 'emails' | 'notes'> & {
  order: Pick<StaffOrderPage['order'], 'events' | 'shipments'>
}

/** The history of an order, newest first. Entries of the same time are in the order of their causes. */
export function orderTimeline(page: TimelineSources): TimelineItem[] {
  const paid = page.payments.filter(({ state, settledAt }) => state === 'paid' && settledAt !== null)
  const items: TimelineItem[] = [
    ...page.order.events.flatMap(event => eventItem(event, page.order.shipments, paid)),
    ...paid.map(payment => ({ kind: 'payment' as const, at: payment.settledAt!, payment })),
    ...page.itemRefunds.map(itemRefund => ({ kind: 'item-refund' as const, at: itemRefund.at, itemRefund })),
    ...page.refunds.map(refund => ({
      kind: 'refund' as const,
      at: refund.doneAt ?? refund.failedAt ?? refund.createdAt,
      refund,
    })),
    ...page.emails.map(email => ({
      kind: 'email' as const,
      at: email.sentAt ?? email.failedAt ?? email.createdAt,
      email,
    })),
    ...page.notes.map(note => ({ kind: 'note' as const, at: note.at, note })),
  ]
  // Stable, so that items of the same time keep the order above until they are reversed.
  return items.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).reverse()
}

/** A shipment names its package; a payment has an entry of its own. */
function eventItem(
  event: OrderEvent,
  shipments: readonly OrderShipment[],
  paid: readonly PagePayment[],
): TimelineItem[] {
  const { note } = event
  const index = shipments.findIndex(({ id }) => id === note?.shipmentId)
  if (index >= 0)
    return [
      { kind: 'package', at: event.at, actor: event.actor, shipment: shipments[index]!, number: index + 1 },
    ]
  if (event.state === 'paid' && !note && paid.some(({ settledAt }) => settledAt === event.at)) return []
  return [{ kind: 'event', at: event.at, event }]
}
