import type { OrderContent } from '#commerce/orders/edits/order-content.ts'
import type { PlannedEdit } from '#commerce/orders/edits/plan-order-edit.ts'
import { bankTransferName, type Order } from '#commerce/orders/order.ts'
import { orderSummaryRows } from '#commerce/orders/order-summary.ts'
import type { StaffOrderPage } from '#commerce/orders/page/read-order-page.server.ts'
import { pairLines } from '#commerce/payments/invoices/pair-lines.ts'
import { isSameAddress } from '#commerce/values/addresses/address.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { formatCountry, formatMoney, formatNumber } from '#messages/format.ts'
import { orderEditMessages as texts } from '#messages/office/order-edit.ts'
import { orderSummaryMessages } from '#messages/order-summary.ts'
import { refundTargetText } from '../refund-target-text.server.ts'

/** A row of the preview. Without a difference, both are the same. */
export interface PreviewRow {
  label: string
  before: string
  after: string
  isSum?: boolean
}

/** An edit before it's made: every amount before and after, and in words all that follows. */
export function editPreviewView(
  page: StaffOrderPage,
  edit: PlannedEdit,
  seen: { order: string; plan: string },
) {
  const { order } = page
  const { before, after, refund, toGiftCard, due } = edit
  const money = (amount: Amount) => formatMoney(amount, order.currency)
  const back = toAmount(refund + toGiftCard)
  return {
    lines: lineRows(edit, money),
    totals: totalRows(order, edit, money),
    contact: contactRows(before, after),
    says: sentences(page, edit, money),
    button: back > 0 ? texts.saveAndRefund(money(back)) : due > 0 ? texts.saveAndAsk(money(due)) : texts.save,
    seen: `${seen.order}.${seen.plan}`,
  }
}

type Money = (amount: Amount) => string

function lineRows({ before, after }: PlannedEdit, money: Money): PreviewRow[] {
  return pairLines(before, after).map(pair => {
    const { title, options } = (pair.after ?? pair.before)!
    const text = (line: typeof pair.after) =>
      line
        ? texts.amountOf({ quantity: formatNumber(line.quantity), price: money(line.unitPrice) })
        : texts.none
    const label = [title, options].filter(part => part !== '').join(', ')
    return { label, before: text(pair.before), after: text(pair.after) }
  })
}

function totalRows(order: Order, { before, after }: PlannedEdit, money: Money): PreviewRow[] {
  const { deliveryName, taxIncluded } = order
  const rows = (content: OrderContent) =>
    orderSummaryRows({ ...content, deliveryName, taxIncluded }).map(row => ({
      label: orderSummaryMessages.rows[row.kind](row),
      amount: money(row.amount),
    }))
  const had = rows(before)
  const has = rows(after)
  const labels = new Set([...had, ...has].map(({ label }) => label))
  const amountOf = (of: typeof had, label: string) =>
    of.find(row => row.label === label)?.amount ?? texts.none
  return [
    ...[...labels].map(label => ({ label, before: amountOf(had, label), after: amountOf(has, label) })),
    { label: texts.total, before: money(before.total), after: money(after.total), isSum: true },
  ]
}

function contactRows(before: OrderContent, after: OrderContent): PreviewRow[] {
  const lines = ({ address }: OrderContent) =>
    addressLines(address, formatCountry(address.country)).join('\n')
  return [
    ...(before.email === after.email
      ? []
      : [{ label: texts.email, before: before.email, after: after.email }]),
    ...(isSameAddress(before.address, after.address)
      ? []
      : [{ label: texts.shipTo, before: lines(before), after: lines(after) }]),
  ]
}

function sentences(page: StaffOrderPage, edit: PlannedEdit, money: Money): string[] {
  const { order, documents } = page
  const { before, after, refund, toGiftCard, due } = edit
  const owes = order.payment === bankTransferName ? texts.owes.transfer : texts.owes.online
  const isInvoiced = documents.some(({ kind }) => kind === 'invoice')
  const isAllShipped =
    order.shipments.length > 0 &&
    after.lines.every(line => order.lines.find(({ sku }) => sku === line.sku)?.shipped === line.quantity)
  const moneys = [
    ...(refund > 0 ? [texts.refunds({ amount: money(refund), to: refundTargetText(page, refund) })] : []),
    ...(toGiftCard > 0 ? [texts.toGiftCard(money(toGiftCard))] : []),
    ...(due > 0 ? [owes(money(due))] : []),
    ...(due > 0 && order.state === 'paid' ? [texts.unpaidAgain] : []),
  ]
  return [
    ...(moneys.length > 0 ? moneys : [texts.noMoney]),
    ...(isAllShipped ? [texts.ships] : []),
    ...(isInvoiced && after.total < before.total ? [texts.creditNote] : []),
    ...(isInvoiced && after.total > before.total ? [texts.invoice] : []),
    texts.emails(after.email),
    ...(refund + toGiftCard > 0 ? [texts.cannotUndo] : []),
  ]
}
