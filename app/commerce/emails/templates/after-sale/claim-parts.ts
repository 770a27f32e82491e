import { afterSaleEmailMessages } from '../../../../messages/after-sale-emails.ts'
import type { Order, OrderLine } from '../../../orders/order.ts'
import type { WarrantyClaim } from '../../../warranty/warranty.ts'
import type { EmailPart } from '../layout/email-content.ts'

export interface ClaimEmailData {
  order: Order
  line: OrderLine
  claim: WarrantyClaim
  url: string
}

export function claimParts({ line: { title, options }, claim }: ClaimEmailData): EmailPart[] {
  return [
    { kind: 'items', items: [{ title, options, detail: '', amount: '' }] },
    { kind: 'lines', title: afterSaleEmailMessages.yourMessage, lines: claim.description.split('\n') },
  ]
}
