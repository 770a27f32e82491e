import type { CheckedShipment } from '#commerce/orders/fulfillment/pasted-shipments.ts'
import { sendsEmails } from '../current-emails.ts'
import { inLanguage } from '../in-language.ts'
import { officeOrderListMessages } from './order-list.ts'

type Refusal = Extract<CheckedShipment, { ok: false }>

const packages = (count: number) => (count === 1 ? '1 package' : `${count} packages`)

/** Shipping many orders at once. */
export const shipPastedMessages = inLanguage({
  title: 'Ship by pasting',
  lines: 'Orders and tracking numbers',
  hint: 'A line for each packed order: its number, the carrier, the tracking number. Up to 200 lines.',
  example: 'T-7KQ4-M2XA UPS 1Z999AA10123456784',
  check: 'Check',
  nothing: 'Paste at least one line.',
  caption: 'What will happen',
  columns: { line: 'Line', order: 'Order', outcome: 'What will happen' },
  ships: (carrier: string, tracking: string, email: string) =>
    `Ships with ${carrier}, ${tracking}.${sendsEmails() ? ` ${email} gets the tracking number.` : ''}`,
  refusals: {
    'no-number': () => 'There is no order number at the start.',
    'no-carrier': () => 'The carrier is missing.',
    'no-tracking-number': () => 'The tracking number is missing.',
    'bad-url': () => 'The link is not valid.',
    repeated: () => 'This order is on a line above.',
    'too-many': () => 'Only 200 lines are shipped at once.',
    'unknown-order': () => 'There is no order with this number.',
    'not-packed': (refusal: Refusal) =>
      `It isn't packed: ${officeOrderListMessages.states[refusal.reason === 'not-packed' ? refusal.state : 'paid'].toLowerCase()}.`,
  } satisfies Record<Refusal['reason'], (refusal: Refusal) => string>,
  ship: (count: number) =>
    sendsEmails()
      ? `Ship ${packages(count)} and email the ${count === 1 ? 'customer' : 'customers'}`
      : `Ship ${packages(count)}`,
  get delay(): string {
    return sendsEmails()
      ? 'Emails go out after a minute. Until then you can undo it.'
      : 'No mail server is set up: the emails wait in the outbox.'
  },
  shipped: (count: number) => `${packages(count)} shipped.`,
  someLeft: (numbers: readonly string[]) =>
    ` Left out, because they changed meanwhile: ${numbers.join(', ')}.`,
  back: 'Back to orders',
})
