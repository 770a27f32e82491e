import { accountEmailMessages } from '#messages/account-emails.ts'
import { type EmailContent, type EmailShop, linkButton, paragraph } from '../layout/email-content.ts'
import { officeLinkUrl } from '../layout/email-urls.ts'

interface Invitation {
  token: string
  /** The name of the owner who invites. */
  inviter: string
  /** Whether it's for somebody on the staff, whose sign-in the owner has reset. */
  isReset?: boolean
  shop: EmailShop
}

/** Leads somebody into the office, for the first time or again. */
export function staffInvitationEmail({
  token,
  inviter,
  isReset,
  shop: { settings, url },
}: Invitation): EmailContent {
  const texts = accountEmailMessages[isReset ? 'staffReset' : 'staffInvitation']
  const shop = settings.shopName
  return {
    subject: texts.subject({ shop }),
    preview: texts.preview,
    heading: texts.subject({ shop }),
    parts: [
      paragraph(texts.intro({ inviter, shop })),
      linkButton(texts.button, officeLinkUrl(url, token)),
      { kind: 'note', text: texts.notExpected },
    ],
  }
}
