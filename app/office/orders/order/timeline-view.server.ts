import type { ItemRefundReason } from '#commerce/after-sale/item-refund-reason.ts'
import type { OrderLine } from '#commerce/orders/order.ts'
import { orderTimeline, type TimelineItem } from '#commerce/orders/page/order-timeline.ts'
import type { StaffOrderPage } from '#commerce/orders/page/read-order-page.server.ts'
import { canResend } from '#commerce/orders/page/resend-email.server.ts'
import type { Actor } from '#commerce/values/actor.ts'
import { formatList, formatMoney } from '#messages/format.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import type { OfficeIconName } from '../../ui/office-icon.tsx'
import { editText } from './edit/edit-text.server.ts'
import { refundState } from './refund-state.server.ts'

/** One entry, worded. */
export interface TimelineLine {
  id: string
  at: string
  icon: OfficeIconName
  /** Stands before the text, in bold. */
  actor?: string
  text: string
  /** After the text, in bold: the name of an email. */
  name?: string
  isBad?: boolean
  said?: string
  /** The note that can be removed. */
  noteId?: number
  /** The refund that the merchant sends. */
  refundId?: number
  /** The email that can be read. */
  viewId?: number
  /** The email that can be sent again, and which time that would be. */
  resend?: { id: number; number: number }
}

export function timelineLines(
  page: StaffOrderPage,
  outbox: keyof typeof texts.waitingEmails,
): TimelineLine[] {
  return orderTimeline(page).map((item, index) => ({
    id: `${item.kind}-${index}`,
    at: item.at,
    ...lineOf(page, item, outbox),
  }))
}

const texts = orderPageMessages

function lineOf(
  page: StaffOrderPage,
  item: TimelineItem,
  outbox: keyof typeof texts.waitingEmails,
): Omit<TimelineLine, 'id' | 'at'> {
  const { order } = page
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, order.currency)
  const actorName = ({ kind, name }: Actor) => texts.actors[kind]({ name, customer: order.address.name })
  const list = (lines: readonly { orderLineId: number; quantity: number }[]) =>
    formatList(lines.map(line => texts.quantityOf({ ...line, name: nameOf(order.lines, line.orderLineId) })))
  switch (item.kind) {
    case 'event': {
      const { state, note, actor } = item.event
      const text = note ? texts.notes[note.code](note.value) : texts.events[state]
      const icon = eventIcons[state] ?? 'inbox'
      const edit = note && page.edits.find(({ id }) => id === note.editId)
      if (!edit) return { icon, actor: actorName(actor), text }
      const said = editText(edit.before, edit.after, order.currency)
      return { icon: 'inbox', actor: actorName(actor), text, said }
    }
    case 'package': {
      const { number, shipment, actor } = item
      const shipped = { number, items: list(shipment.lines), carrier: shipment.carrier }
      return { icon: 'truck', actor: actorName(actor), text: texts.shippedPackage(shipped) }
    }
    case 'payment': {
      const { provider, amount } = item.payment
      const name = texts.providers[provider] ?? provider
      return { icon: 'creditCard', text: texts.paidAmount({ provider: name, amount: money(amount) }) }
    }
    case 'item-refund': {
      const { actor, amount, reason, lines } = item.itemRefund
      const restocked = lines.filter(({ isRestocked }) => isRestocked)
      const refunded = {
        amount: money(amount),
        reason: texts.refundReasons[reason as ItemRefundReason] ?? reason,
      }
      return {
        ...{ icon: 'undo2', actor: actorName(actor), text: texts.refundedItems(refunded) },
        ...(restocked.length > 0 && { said: texts.restocked(list(restocked)) }),
      }
    }
    case 'refund': {
      const { amount, note, provider } = item.refund
      const state = refundState(item.refund)
      const to = texts.refundTargets[provider ?? 'gift-card'] ?? ''
      const text = texts.refundStates[state]({ amount: money(amount), to })
      const canBeMarked =
        state === 'manual' || state === 'failed' || (state === 'unfinished' && item.refund.failedAt)
      return {
        ...{ icon: 'creditCard', text, isBad: state === 'failed' || state === 'unfinished' },
        ...(note && { said: note }),
        ...(canBeMarked && { refundId: item.refund.id }),
      }
    }
    case 'email': {
      const { email } = item
      const state = email.sentAt ? 'sent' : email.failedAt ? 'failed' : 'waits'
      return {
        ...{
          icon: 'mail',
          text: state === 'waits' ? texts.waitingEmails[outbox] : texts.emails[state],
          isBad: state === 'failed',
        },
        name: email.subject || (texts.emailKinds[email.kind] ?? email.kind),
        ...(email.subject !== null && { viewId: email.id }),
        ...(canResend(email) && { resend: { id: email.id, number: email.resends + 1 } }),
      }
    }
    case 'note':
      return {
        ...{ icon: 'messageSquare', actor: actorName(item.note.actor), text: texts.leftNote },
        ...{ said: item.note.text, noteId: item.note.id },
      }
  }
}

const eventIcons: Partial<Record<string, OfficeIconName>> = {
  paid: 'creditCard',
  packed: 'package',
  shipped: 'truck',
  delivered: 'check',
  canceled: 'x',
}

function nameOf(lines: readonly OrderLine[], lineId: number): string {
  return lines.find(({ id }) => id === lineId)!.title
}
