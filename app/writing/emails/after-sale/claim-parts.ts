import type { WarrantyClaim } from '#commerce/after-sale/warranty/warranty.ts'
import type { Order, OrderLine } from '#commerce/orders/order.ts'
import { afterSaleEmailMessages } from '#messages/after-sale-emails.ts'
import type { EmailPart } from '../layout/email-content.ts'
import { emailPicture } from '../layout/email-picture.ts'

export interface ClaimEmailData {
  order: Order
  line: OrderLine
  claim: WarrantyClaim
  url: string
}

export function claimParts({ line, claim, url }: ClaimEmailData): EmailPart[] {
  const { title, options } = line
  const picture = emailPicture(url, line.picture)
  return [
    { kind: 'items', items: [{ title, options, detail: '', amount: '', picture }] },
    { kind: 'lines', title: afterSaleEmailMessages.yourMessage, lines: claim.description.split('\n') },
  ]
}
