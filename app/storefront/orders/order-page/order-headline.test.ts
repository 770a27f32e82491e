import { expect, it } from 'vitest'
import type { OrderReturn, ReturnLine } from '#commerce/after-sale/returns/return.ts'
import type { Order, OrderState } from '#commerce/orders/order.ts'
import type { OrderNoteCode } from '#commerce/orders/order-note.ts'
import { toAmount } from '#commerce/values/money.ts'
import { runWithEmails } from '#messages/current-emails.ts'
import { orderHeadline } from './order-headline.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const day = (date: number) => `2026-11-${date}T09:00:00.000Z`

interface Case
  extends Partial<
    Pick<Order, 'paid' | 'refunded' | 'giftCard' | 'arrival' | 'arrivalDays' | 'payment' | 'deliveredAt'>
  > {
  state: OrderState
  name?: string
  events?: [state: OrderState, date: number, note?: OrderNoteCode][]
  returned?: Partial<OrderReturn>
  isConfirmed?: boolean
  hasDemoInbox?: boolean
  sendsEmails?: boolean
  packages?: number
}

const cases: Record<string, [Case, string[]]> = {
  'thanks a paid order, and says when it arrives': [
    { state: 'paid', arrival: { from: '2026-11-27', to: '2026-12-01' } },
    ['Thank you, Ann', 'We’ve sent your confirmation to ann@mail.example.', 'Arrives Nov 27 – Dec 1'],
  ],
  'says that the confirmation of a demo order is in the demo inbox': [
    { state: 'paid', hasDemoInbox: true },
    ['Thank you, Ann', 'Your confirmation for ann@mail.example is in the demo inbox.'],
  ],
  'promises the confirmation of an unpaid order': [
    { state: 'placed', isConfirmed: false },
    ['Thank you, Ann', 'Once it’s paid, we’ll send your confirmation to ann@mail.example.'],
  ],
  'claims no confirmation that was not sent': [
    { state: 'paid', isConfirmed: false, name: 'A. Lee' },
    ['Thank you', 'We’ll send updates to ann@mail.example.'],
  ],
  'says to keep the link where no mail server sends a confirmation': [
    { state: 'paid', sendsEmails: false },
    ['Thank you, Ann', 'This shop sends no emails. Keep the link of this page: it leads back to your order.'],
  ],
  'promises no email about a withdrawal without a mail server': [
    {
      state: 'delivered',
      sendsEmails: false,
      events: [['delivered', 20, 'withdrawal-declared']],
    },
    ['Withdrawn on November 20, 2026', 'We’ll contact you about returning the items and about your refund.'],
  ],
  'promises no emailed label without a mail server': [
    { state: 'delivered', sendsEmails: false, returned: { state: 'requested', requestedAt: day(20) } },
    [
      'Return requested on November 20, 2026',
      'We’ll review it. You’ll find our answer on the return’s page.',
    ],
  ],
  'says how to pay by a transfer that was not confirmed': [
    { state: 'placed', isConfirmed: false, payment: 'bank-transfer' },
    [
      'Thank you, Ann',
      'Keep this page: it says how to pay. Once your transfer arrives, we’ll send your confirmation to ann@mail.example.',
    ],
  ],
  'says how long after a transfer the order arrives': [
    { state: 'placed', payment: 'bank-transfer', arrivalDays: { min: 3, max: 5 } },
    [
      'Thank you, Ann',
      'We’ve sent your confirmation to ann@mail.example.',
      'Arrives 3 to 5 business days after we receive your transfer',
    ],
  ],
  'counts the arrival from the day of a transfer': [
    { state: 'packed', arrivalDays: { min: 3, max: 5 }, events: [['paid', 23]] },
    ['Thank you, Ann', 'We’ve sent your confirmation to ann@mail.example.', 'Arrives Nov 26 – 30'],
  ],
  'opens with the package of an order that ships in parts': [
    { state: 'paid', packages: 1, arrival: { from: '2026-11-27', to: '2026-12-01' } },
    ['Part of your order is on its way, Ann', 'Arrives Nov 27 – Dec 1'],
  ],
  'opens with the arrival of a shipped order': [
    { state: 'shipped', arrival: { from: '2026-11-27', to: '2026-12-01' } },
    ['On its way, Ann', 'Arrives Nov 27 – Dec 1'],
  ],
  'says nothing about an arrival that is past': [
    { state: 'shipped', arrival: { from: '2026-11-18', to: '2026-11-20' } },
    ['On its way, Ann', 'The carrier has your order.'],
  ],
  'opens with the delivery of a delivered order': [
    { state: 'delivered', deliveredAt: day(22) },
    ['Delivered on November 22, 2026', 'We hope you love it.'],
  ],
  'says first that an unpaid order is canceled': [
    { state: 'canceled', events: [['canceled', 20, 'not-paid-in-time']] },
    ['Canceled on November 20, 2026', 'We didn’t receive your payment in time.', 'You weren’t charged.'],
  ],
  'says where the money of a canceled order goes': [
    {
      ...{ state: 'canceled', events: [['canceled', 20]] },
      ...{ paid: toAmount(4400), refunded: toAmount(4400), giftCard: toAmount(1000) },
    },
    [
      'Canceled on November 20, 2026',
      'We’re refunding $44.00 to your original payment method.',
      'We put $10.00 back on your gift card.',
    ],
  ],
  'says that the money of a canceled order is back': [
    {
      ...{
        state: 'refunded',
        events: [
          ['canceled', 20],
          ['refunded', 21],
        ],
      },
      ...{ paid: toAmount(4400), refunded: toAmount(4400) },
    },
    ['Canceled on November 20, 2026', 'We refunded $44.00 to your original payment method.'],
  ],
  'puts a withdrawal first': [
    {
      state: 'delivered',
      events: [
        ['delivered', 18],
        ['delivered', 20, 'withdrawal-declared'],
      ],
    },
    ['Withdrawn on November 20, 2026', 'We’ll email you about returning the items and about your refund.'],
  ],
  'puts an approved return first': [
    {
      state: 'delivered',
      paid: toAmount(4400),
      returned: { state: 'accepted', requestedAt: day(20), acceptedAt: day(21) },
    },
    [
      'Return approved on November 21, 2026',
      'Send it back with its label. We’ll refund $44.00 once it arrives.',
    ],
  ],
  'says what the rest of a partly arrived return refunds': [
    {
      ...{ state: 'delivered', paid: toAmount(5000), refunded: toAmount(1400) },
      returned: {
        ...{ state: 'accepted', requestedAt: day(20), acceptedAt: day(21) },
        ...{
          arrivals: 1,
          refunded: toAmount(1400),
          lines: [{ receivedAmount: toAmount(1400) }] as ReturnLine[],
        },
      },
    },
    [
      'Return approved on November 21, 2026',
      'Part of it has arrived. We’ll refund $30.00 once the rest arrives.',
    ],
  ],
  'says that a refunded return went to the gift card': [
    {
      ...{ state: 'returned', giftCard: toAmount(4400) },
      returned: { state: 'refunded', refunded: toAmount(4400), requestedAt: day(20), refundedAt: day(22) },
    },
    ['Return refunded on November 22, 2026', 'We refunded $44.00 to your gift card.'],
  ],
  'puts a refund without a return first': [
    { state: 'refunded', paid: toAmount(4400), refunded: toAmount(4400) },
    ['Refunded', 'We refunded $44.00 to your original payment method.'],
  ],
}

it.each(Object.entries(cases))('%s', (_, [given, lines]) => {
  const {
    state,
    name = 'Ann Lee',
    events = [],
    returned,
    isConfirmed = true,
    hasDemoInbox = false,
    sendsEmails = true,
    packages = 0,
    ...amounts
  } = given
  const order = {
    ...{
      email: 'ann@mail.example',
      currency: 'USD',
      payment: 'test',
      arrival: null,
      arrivalDays: null,
      address: { name },
    },
    ...{ paid: 0, refunded: 0, giftCard: 0, ...amounts, state },
    shipments: Array.from({ length: packages }),
    events: events.map(([to, date, code]) => ({
      ...{
        state: to,
        at: day(date),
        note: code ? { code, value: '', editId: null, shipmentId: null } : null,
      },
    })),
  } as unknown as Order
  const returns = returned
    ? [{ number: 'R-1', amount: 4400, lines: [], refunded: 0, ...returned } as unknown as OrderReturn]
    : []
  const headline = runWithEmails(sendsEmails, () =>
    orderHeadline({ order, returns, isConfirmed, hasDemoInbox, timeZone: 'UTC', now }),
  )
  expect([headline.title, ...headline.lines]).toEqual(lines)
})
