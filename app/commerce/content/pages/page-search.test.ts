import { expect, it } from 'vitest'
import { relatedWordsIn } from '../../catalog/search/words/related/related-words.ts'
import { PageSearch } from './page-search.server.ts'

const search = new PageSearch(
  [
    { title: 'Shipping', text: 'Parcels leave daily. Returns are free.', to: '/pages/shipping' },
    { title: 'How to wash linen', text: 'At 40 degrees.', to: '/journal/linen' },
    { title: 'Terms', text: 'Returns within 30 days. We refund returns at once.', to: '/pages/terms' },
    { title: 'About us', text: '', to: '/about', words: 'story' },
  ],
  relatedWordsIn('en'),
)
const found = (text: string, inTexts = false) => search.find(text, inTexts).map(({ to }) => to)

it('finds pages by all words of their titles, in any form and by synonyms', () => {
  expect([found('shipping'), found('delivery'), found('washing linen'), found('the linen')]).toEqual([
    ['/pages/shipping'],
    ['/pages/shipping'],
    ['/journal/linen'],
    ['/journal/linen'],
  ])
  expect([found('linen tee'), found('the'), found('')]).toEqual([[], [], []])
})

it('finds pages by their texts only when asked', () => {
  expect([found('return'), found('return', true), found('refund', true)]).toEqual([
    [],
    ['/pages/terms', '/pages/shipping'],
    ['/pages/terms', '/pages/shipping'],
  ])
})

it('finds pages by other words for their titles, by function words in them, and with a typing error', () => {
  expect([found('your story'), found('about'), found('shiping')]).toEqual([
    ['/about'],
    ['/about'],
    ['/pages/shipping'],
  ])
})
