import type { StaffSecurityEvent } from '#commerce/running/outbox/email.ts'
import { accountEmailMessages } from '#messages/account-emails.ts'
import { type EmailContent, type EmailShop, linkButton, paragraph } from '../layout/email-content.ts'
import { officeAccountUrl, staffEmailUrl } from '../layout/email-urls.ts'

interface StaffSecurity {
  event: StaffSecurityEvent
  detail?: string
  token?: string
  shop: EmailShop
}

/** Tells a staff member about a change of how they sign in, or about attempts of others. */
export function staffSecurityEmail({ event, detail, token, shop }: StaffSecurity): EmailContent {
  const { subject, events, button, useAddress, takeBack, requested, ...known } =
    accountEmailMessages.staffSecurity
  // The address may be a stranger's.
  const { preview, notYou } = event === 'email-requested' ? requested : known
  const { subject: heading, text } = events[event]
  return {
    subject: subject({ subject: heading, shop: shop.settings.shopName }),
    preview,
    heading,
    parts: [
      paragraph(text({ name: detail || accountEmailMessages.unnamedPasskey })),
      token
        ? linkButton(event === 'email-requested' ? useAddress : takeBack, staffEmailUrl(shop.url, token))
        : linkButton(button, officeAccountUrl(shop.url)),
      { kind: 'note', text: notYou },
    ],
  }
}
