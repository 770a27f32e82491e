import { confirmEmailAddress } from './letter-addresses.ts'
import { button, type Paper, text } from './paper/paper.ts'

/** Goes to an address that anybody may have typed, so it says nothing about an order or a code. */
export function confirmEmailPaper({ token, url }: { token: string; url: string }): Paper {
  return {
    subject: 'Confirm your email',
    preview: 'One step left before you place your order.',
    heading: 'Confirm your email',
    parts: [
      text(
        'Someone entered this email address at our checkout. If it was you, confirm it, then go back to the checkout to place your order.',
      ),
      button('Confirm your email', confirmEmailAddress(url, token)),
      text("If it wasn't you, ignore this email. Nothing happens unless you confirm."),
    ],
  }
}
