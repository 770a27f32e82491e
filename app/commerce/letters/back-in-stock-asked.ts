import { confirmAlertAddress } from './letter-addresses.ts'
import { button, type Paper, text } from './paper/paper.ts'

interface AskedFacts {
  /** "Clay, XL"; empty where there was nothing to choose. */
  variant: { title: string; options: string }
  token: string
  url: string
}

/** Anybody can type any address: its reader has to say yes before the shop writes more. ePrivacy Directive, article 13(1). */
export function backInStockAsked({ variant: { title, options }, token, url }: AskedFacts): Paper {
  const name = options === '' ? title : `${title} (${options})`
  return {
    subject: 'Confirm your back-in-stock alert',
    preview: `For ${name}.`,
    heading: 'Confirm your back-in-stock alert',
    parts: [
      text(
        `Someone, probably you, asked us to email this address once when ${name} is back in stock. If it was you, please confirm:`,
      ),
      button('Confirm', confirmAlertAddress(url, token)),
      text('If it wasn’t you, ignore this email. We’ll delete the address within a week.'),
    ],
  }
}
