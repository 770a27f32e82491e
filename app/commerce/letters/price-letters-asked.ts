import { confirmPricesAddress } from './letter-addresses.ts'
import { button, type Paper, text } from './paper/paper.ts'

/** Anybody can type any address: letters about prices begin when their reader says so. ePrivacy Directive, article 13(1). */
export function priceLettersAsked({ token, url }: { token: string; url: string }): Paper {
  return {
    subject: 'Shall we write to you about prices?',
    preview: 'Please say yes, or do nothing.',
    heading: 'Shall we write to you about prices?',
    parts: [
      text(
        'Somebody, we think it was you, asked us to write to this address when something on a wish list costs less. If that is so, say yes on this page:',
      ),
      button('Yes, write to me', confirmPricesAddress(url, token)),
      text('If not, there is nothing to do: we write no more.'),
    ],
  }
}
