import { type Cents, formatMoney } from '../money.ts'
import { productAddress } from './letter-addresses.ts'
import { button, type Paper, text } from './paper/paper.ts'

/** A variant as the one who waited for it knows it. */
export interface OfferedVariant {
  slug: string
  title: string
  /** "Clay, XL"; empty where there was nothing to choose. */
  options: string
  color: string | null
  size: string | null
  price: Cents
}

interface BackFacts {
  variant: OfferedVariant
  /** Where the reader has the address deleted. */
  unsubscribe: string
  url: string
}

export function backInStock({ variant, unsubscribe, url }: BackFacts): Paper {
  const { title, options, price } = variant
  return {
    subject: `${title} is back`,
    preview: 'You asked us to tell you.',
    heading: `${title} is back`,
    parts: [
      text('You asked us to write when this can be had again. It is here.'),
      { kind: 'goods', goods: [{ title, options, count: '', amount: formatMoney(price) }] },
      button('See it in the shop', productAddress(url, variant)),
      { kind: 'note', text: 'This was the one letter that you asked for: we write no more about it.' },
      { kind: 'link', label: 'Unsubscribe and delete my address', href: unsubscribe },
    ],
  }
}
