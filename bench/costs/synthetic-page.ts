import { createElement, type ReactNode } from 'react'

const cards = 40

/**
 * A page like the shop's, with about 600 elements and 50 KB of HTML. It stays as it is: the costs of each release are measured beside
 * it.
 */
export function syntheticPage(): ReactNode {
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement('title', null, 'A page')),
    createElement(
      'body',
      null,
      createElement('nav', { 'aria-label': 'Main' }, ...numbers(20).map(link)),
      createElement('main', null, ...numbers(cards).map(n => createElement(Card, { key: n, number: n }))),
    ),
  )
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n)
}

function link(n: number): ReactNode {
  return createElement('a', { key: n, href: `/lists/list-${n}`, className: 'nav_link' }, `List number ${n}`)
}

function Card({ number }: { number: number }): ReactNode {
  const href = `/items/item-${number}`
  const url = (width: number) => `/pictures/0123456789abcdef-${number}-${width}.avif ${width}w`
  return createElement(
    'article',
    { className: 'card card_large', 'aria-labelledby': `card-${number}` },
    createElement(
      'a',
      { href, className: 'card_picture', tabIndex: -1 },
      createElement('img', {
        src: `/pictures/0123456789abcdef-${number}-640.jpg`,
        srcSet: [320, 480, 640, 960, 1280].map(url).join(', '),
        sizes: '(min-width: 1320px) 310px, (min-width: 900px) 25vw, 50vw',
        alt: `What item ${number} looks like`,
        width: 640,
        height: 800,
        loading: 'lazy',
      }),
    ),
    createElement(
      'h3',
      { id: `card-${number}`, className: 'card_title' },
      createElement('a', { href }, `An item & its name, number ${number}`),
    ),
    createElement(
      'p',
      { className: 'card_price' },
      createElement('ins', null, `$${number + 10}.00`),
      createElement('s', null, `$${number + 20}.00`),
    ),
    createElement(
      'form',
      { method: 'post', action: '/cart', className: 'card_form' },
      createElement('input', { type: 'hidden', name: 'item', value: `item-${number}` }),
      createElement('button', { type: 'submit', disabled: number % 7 === 0 }, 'Add to cart'),
    ),
    createElement(
      'ul',
      { className: 'card_colors' },
      ...['Black', 'White', 'Clay'].map(color => createElement('li', { key: color }, color)),
    ),
  )
}
