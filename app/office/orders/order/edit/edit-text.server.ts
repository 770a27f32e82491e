import type { OrderContent } from '#commerce/orders/edits/order-content.ts'
import { pairLines } from '#commerce/payments/invoices/pair-lines.ts'
import { isSameAddress } from '#commerce/values/addresses/address.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { formatCountry, formatMoney, formatNumber } from '#messages/format.ts'
import { orderEditMessages as texts } from '#messages/office/order-edit.ts'

/** All that an edit changed, before and after, a line each. */
export function editText(before: OrderContent, after: OrderContent, currency: string): string {
  const lines = pairLines(before, after).map(pair => {
    const { title, options } = (pair.after ?? pair.before)!
    const quantity = (line: typeof pair.after) => formatNumber(line?.quantity ?? 0)
    const label = [title, options].filter(part => part !== '').join(', ')
    return { label, before: quantity(pair.before), after: quantity(pair.after) }
  })
  const money = ({ total }: OrderContent) => formatMoney(total, currency)
  const address = ({ address: of }: OrderContent) => addressLines(of, formatCountry(of.country)).join(', ')
  const all = [
    ...lines,
    { label: texts.total, before: money(before), after: money(after) },
    { label: texts.email, before: before.email, after: after.email },
    ...(isSameAddress(before.address, after.address)
      ? []
      : [{ label: texts.shipTo, before: address(before), after: address(after) }]),
  ]
  return all
    .filter(one => one.before !== one.after)
    .map(texts.changed)
    .join('\n')
}
