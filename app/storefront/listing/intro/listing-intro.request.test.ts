import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { htmlBetween } from '#test/html.ts'
import { readListingPage } from '../listing-page.fixture.ts'

const shop = builtShop()

const opening = 'Bags for the way to work and back'

it('shows the text and the picture of a category above its products, with the rest to unfold', async () => {
  const { html, main, heading } = await readListingPage(shop, '/Shop/everyday-carry')
  expect(heading).toBe('Everyday Carry')
  const above = main.slice(0, main.indexOf('<fieldset'))
  expect(above).toContain(opening)
  expect(above).toContain('alt="A black briefcase in front of a clay shoulder bag on a block"')
  expect(htmlBetween(above, '<details', '</details>')).toContain('href="/journal/leather-that-darkens"')
  expect(html).toMatch(/<meta name="description" content="Bags for the way to work and back, /)
  expect(html).toMatch(/property="og:image:alt" content="A black briefcase/)
})

it.each(['/Shop/everyday-carry?q=bag', '/Shop/category-2', '/Shop', '/brands/brand-1'])(
  'shows none on %s',
  async url => {
    const { html, main } = await readListingPage(shop, url)
    expect(html).not.toContain(opening)
    expect(main.slice(0, main.indexOf('<fieldset'))).not.toContain('<img')
  },
)
