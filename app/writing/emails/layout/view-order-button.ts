import { orderEmailMessages } from '#messages/order-emails.ts'
import { type EmailPart, linkButton } from './email-content.ts'
import { orderUrl } from './email-urls.ts'

export function viewOrderButton(url: string, { token }: { token: string }): EmailPart {
  return linkButton(orderEmailMessages.viewOrder, orderUrl(url, token))
}
