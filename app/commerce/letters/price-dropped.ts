import { type Cents, formatMoney } from '../money.ts'
import { endPricesAddress, productAddress } from './letter-addresses.ts'
import { button, type Paper, type Part, text } from './paper/paper.ts'

export interface DroppedProduct {
  slug: string
  title: string
  from: Cents
  to: Cents
}

export function priceDropped({
  products,
  token,
  url,
}: {
  products: readonly DroppedProduct[]
  token: string
  url: string
}): Paper {
  const first = products[0]!
  const name = products.length === 1 ? first.title : `${products.length} things on your wish list`
  const costs = products.length === 1 ? 'costs' : 'cost'
  return {
    subject: `${name} ${costs} less now`,
    preview: `${first.title}: ${formatMoney(first.to)} instead of ${formatMoney(first.from)}`,
    heading: `${name} ${costs} less now`,
    parts: [
      text('You asked us to write when something on your wish list costs less.'),
      ...products.flatMap((product): Part[] => [
        {
          kind: 'goods',
          goods: [
            {
              title: product.title,
              options: `before: ${formatMoney(product.from)}`,
              count: '',
              amount: formatMoney(product.to),
            },
          ],
        },
        button(`See ${product.title}`, productAddress(url, product)),
      ]),
      {
        kind: 'link',
        label: 'No more letters about prices',
        href: endPricesAddress(url, token),
      },
    ],
  }
}
