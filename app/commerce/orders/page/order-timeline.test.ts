import { expect, it } from 'vitest'
import { namedStaff } from '../../values/actor.fixture.ts'
import { commandLineActor, shopperActor } from '../../values/actor.ts'
import type { OrderEvent } from '../order.ts'
import type { OrderNote } from '../order-note.ts'
import { orderTimeline } from './order-timeline.ts'

const at = (minute: number) => `2026-11-22T14:0${minute}:00.000Z`
const maria = namedStaff('Maria')
const event = (
  state: OrderEvent['state'],
  minute: number,
  note: (Partial<OrderNote> & Pick<OrderNote, 'code'>) | null = null,
  actor = maria,
): OrderEvent => ({
  ...{ state, at: at(minute), actor, note: note && { value: '', editId: null, shipmentId: null, ...note } },
})
const shipment = (id: number, minute: number) => ({
  ...{ id, carrier: 'UPS', trackingNumber: '1Z', trackingUrl: null, lines: [] },
  ...{ shippedAt: at(minute), deliveredAt: null },
})
const nothing = { payments: [], refunds: [], itemRefunds: [], emails: [], notes: [] }

it('lists what happened, newest first, and names packages and payments once', () => {
  const events = [
    event('placed', 0, null, shopperActor),
    event('paid', 1, null, shopperActor),
    event('packed', 2),
    event('paid', 3, { code: 'package-shipped', shipmentId: 12 }),
    event('packed', 4),
    event('shipped', 5, { code: 'order-shipped', shipmentId: 14 }),
    event('shipped', 6, { code: 'return-requested', value: 'R-1' }, shopperActor),
  ]
  const order = { events, shipments: [shipment(12, 3), shipment(14, 5)] }
  const payment = { ...{ id: 1, provider: 'stripe', state: 'paid', amount: 100 as never }, settledAt: at(1) }
  const notes = [{ id: 1, text: 'Call her', at: at(4), actor: commandLineActor }]
  const items = orderTimeline({ ...nothing, order, payments: [payment], notes })
  expect(items.map(item => [item.kind, item.at])).toEqual([
    ['event', at(6)],
    ['package', at(5)],
    ['note', at(4)],
    ['event', at(4)],
    ['package', at(3)],
    ['event', at(2)],
    ['payment', at(1)],
    ['event', at(0)],
  ])
  expect(items.filter(({ kind }) => kind === 'package')).toMatchObject([
    { number: 2, shipment: { id: 14 } },
    { number: 1, shipment: { id: 12 } },
  ])
})

it('keeps the event of a package that was taken back, and of money without a payment', () => {
  const events = [
    event('paid', 0, { code: 'nothing-due' }),
    event('paid', 1, { code: 'package-shipped' }),
    event('paid', 2),
  ]
  const items = orderTimeline({ ...nothing, order: { events, shipments: [] } })
  expect(items.map(({ kind }) => kind)).toEqual(['event', 'event', 'event'])
})
