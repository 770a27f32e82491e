import { acceptReturn, declineReturn } from '#commerce/after-sale/returns/answer-return.server.ts'
import { receiveReturn } from '#commerce/after-sale/returns/receive-return.server.ts'
import { readReturns } from '#commerce/after-sale/returns/return-store.server.ts'
import { answerClaim } from '#commerce/after-sale/warranty/answer-claim.server.ts'
import { readClaims } from '#commerce/after-sale/warranty/claim-store.server.ts'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import { numberedField, optionalField } from '#commerce/editing/input/field.server.ts'
import { flagField, wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { deliverOrder, packOrder } from '#commerce/orders/fulfillment/fulfill-order.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { maxResends } from '#commerce/orders/page/order-email-store.server.ts'
import { resendEmail } from '#commerce/orders/page/resend-email.server.ts'
import {
  addStaffNote,
  maxStaffNoteLength,
  removeStaffNote,
} from '#commerce/orders/page/staff-notes.server.ts'
import { promisedPeriods } from '#commerce/orders/promised-periods.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { markManualRefundSent } from '#commerce/payments/refunds/manual-refunds.server.ts'
import { loadSettings } from '#commerce/running/settings/load-settings.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { orderCaseMessages as caseTexts } from '#messages/office/order-cases.ts'
import { orderPageMessages as texts } from '#messages/office/order-page.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'
import { answerErrorText, answerFields } from './cases/answer-fields.server.ts'
import { loadOrderPage, loadStaffOrder } from './load-order-page.server.ts'
import { withMoneyToSend } from './refund-state.server.ts'
import { leadsToOrder } from './step-form.server.ts'

const { button, routesOf } = buttonsOf<Order>({
  path: '/office/orders/:number',
  load: ({ db }, { number = '' }) => loadStaffOrder(db, number),
  leadsTo: leadsToOrder,
})

const noteFields = {
  text: textField({ max: maxStaffNoteLength, lines: true }),
  /** Identifies one submission. */
  key: optionalField(changeKeyField),
}

const units = numberedField(wholeNumberField({ max: 9999 }), { max: 200 })
const receiveFields = {
  /** By line. Without any, the whole rest came in good condition. */
  arrived: units,
  damaged: units,
  closesRest: optionalField(flagField, false),
  seenArrivals: optionalField(wholeNumberField({ max: 9999 })),
}

const answerReturn = (answer: typeof acceptReturn, to: 'accepted' | 'declined') =>
  button({
    may: 'orders.edit',
    fields: answerFields,
    refuse: answerErrorText,
    press: async ({ db, one, params: { return: number }, values: { message = '' }, by }) => {
      if (!(await hasReturn(db, one, number!))) return caseTexts.refusals['unknown-return']
      const answered = await answer(db, number!, { ...by, message })
      return answered.ok ? caseTexts[to] : caseTexts.refusals[answered.reason]
    },
  })

const { middleware: guards, action: press } = routesOf({
  pack: button({
    may: 'orders.pack',
    press: async ({ db, one, by }) => {
      const packed = await packOrder(db, one, by)
      return packed.ok ? { text: texts.packed, changeSet: packed.changeSet } : texts.notNow
    },
  }),
  // It starts the return window and the warranty.
  deliver: button({
    may: 'orders.pack',
    press: async ({ db, one, by }) => {
      if (!(await deliverOrder(db, one, by)).ok) return texts.notNow
      return texts.delivered(promisedPeriods(one, await loadSettings(db)))
    },
  }),
  // A bank transfer of all that is due.
  paid: button({
    may: 'orders.edit',
    press: async ({ db, one, by }) =>
      (await recordTransfer(db, one.id, by)).ok ? texts.markedPaid : texts.notPayable,
  }),
  notes: button({
    may: 'orders.edit',
    fields: noteFields,
    refuse: ({ text }) =>
      text?.code === 'too-long' ? texts.noteTooLong({ max: maxStaffNoteLength }) : texts.noteEmpty,
    press: async ({ db, one, values: { text, key }, by }) => {
      const note = { ...by, ...(key !== undefined && { key: `note-${one.id}-${key}` }) }
      return { text: texts.noteAdded, changeSet: await addStaffNote(db, one.id, text, note) }
    },
  }),
  'notes/:note/remove': button({
    may: 'orders.edit',
    press: async ({ db, one, params, by }) => {
      const changeSet = await removeStaffNote(db, { id: readPathId(params.note!), orderId: one.id }, by)
      return { text: changeSet === null ? texts.noteMissing : texts.noteRemoved, changeSet }
    },
  }),
  // To the address that the order has now.
  'emails/:email/resend': button({
    may: 'orders.edit',
    fields: { attempt: wholeNumberField({ min: 1, max: maxResends }) },
    press: async ({ db, one, params, values: { attempt }, by }) => {
      const { emails } = await loadOrderPage(db, one.number)
      const id = readPathId(params.email!)
      const email = emails.find(email => email.id === id)
      if (!email) return texts.notResent.unknown
      const sent = await resendEmail(db, { email, to: one.email, number: attempt }, by.now)
      return sent.ok ? texts.resent(one) : texts.notResent[sent.reason]
    },
  }),
  // The merchant sent the money, which emails the customer.
  'refunds/:refund/sent': button({
    may: 'orders.refund',
    fresh: true,
    press: async ({ db, one, params, by }) => {
      const { refunds } = await loadOrderPage(db, one.number)
      const id = readPathId(params.refund!)
      const isSent = refunds.some(refund => refund.id === id) && (await markManualRefundSent(db, id, by))
      return isSent ? texts.refundSent : texts.notNow
    },
  }),
  'returns/:return/accept': answerReturn(acceptReturn, 'accepted'),
  'returns/:return/decline': answerReturn(declineReturn, 'declined'),
  // Restocks what came, and refunds it.
  'returns/:return/receive': button({
    may: 'orders.refund',
    fresh: true,
    fields: receiveFields,
    refuse: () => caseTexts.refusals.unreadable,
    press: async ({ db, one, params: { return: number }, values, by }) => {
      if (!(await hasReturn(db, one, number!))) return caseTexts.refusals['unknown-return']
      const { arrived, damaged, closesRest, seenArrivals } = values
      const lines = [...arrived].map(([orderLineId, count]) => ({
        ...{ orderLineId, arrived: count, damaged: damaged.get(orderLineId) ?? 0 },
      }))
      const counted = { lines: arrived.size > 0 ? lines : undefined, closesRest, seenArrivals }
      const received = await receiveReturn(db, number!, { ...counted, ...by })
      if (!received.ok) return caseTexts.refusals[received.reason]
      return withMoneyToSend(db, one, received.isClosed ? caseTexts.received : caseTexts.partlyReceived)
    },
  }),
  'claims/:claim/answer': button({
    may: 'orders.edit',
    fields: answerFields,
    refuse: answerErrorText,
    press: async ({ db, one, params: { claim: number }, values: { message = '' }, by }) => {
      const isKnown = (await readClaims(db, one.id)).some(claim => claim.number === number)
      if (!isKnown) return caseTexts.refusals['unknown-claim']
      const answered = await answerClaim(db, number!, { ...by, message })
      return answered.ok ? caseTexts.claimAnswered : caseTexts.refusals[answered.reason]
    },
  }),
})

/** Each button of an order's page has its line in `routes.ts`. */
export const middleware = guards
export const action = press

async function hasReturn(db: Db, { id }: Order, number: string): Promise<boolean> {
  return (await readReturns(db, id)).some(one => one.number === number)
}
