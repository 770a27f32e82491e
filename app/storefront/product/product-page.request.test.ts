import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml } from '#test/html.ts'

const shop = builtShop()

async function loadProduct(url: string) {
  const html = await loadHtml(shop, url)
  const main = htmlBetween(html, '<main', '</main>')
  const detail = htmlBetween(main, 'aria-labelledby="product"', '</section>')
  const select = (name: string) =>
    main.includes(`<select name="${name}"`) ? htmlBetween(main, `<select name="${name}"`, '</select>') : ''
  return {
    html,
    main,
    detail,
    title: elementTexts(html, 'title')[0],
    heading: elementTexts(main, 'h1')[0],
    trail: elementTexts(htmlBetween(main, '<nav aria-label="Breadcrumb"', '</nav>'), 'li'),
    pictures: [
      ...htmlBetween(main, 'aria-label="Pictures of', '</ul>').matchAll(/<img [^>]*?alt="([^"]*)"/g),
    ].map(([, alt]) => alt),
    color: checkedRadio(main, 'color'),
    size: checkedRadio(main, 'size'),
    status: elementTexts(select('status'), 'option [^>]*selected=""')[0],
    sizes: elementTexts(main.slice(main.indexOf('<legend>Size')).split('</fieldset>')[0]!, 'label'),
    statuses: elementTexts(select('status'), 'option'),
    availability: elementTexts(detail, 'p [^>]*data-stock="[^"]*"')[0],
    price: elementTexts(detail, 'strong')[0],
  }
}

function checkedRadio(html: string, name: string): string | undefined {
  return new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*checked)[^>]*value="([^"]*)"`).exec(html)?.[1]
}

const clayPictures = [
  'Clay crew neck tee, from the front',
  'Clay crew neck tee, from the back',
  'Ribbed collar and neck label of the clay tee, close up',
  'Three clay tees, folded and stacked',
]

describe('a product page', () => {
  it('shows title, rating, prices and pictures', async () => {
    const product = await loadProduct('/productDetails')
    expect(product).toMatchObject({
      title: 'Product · Tote',
      heading: 'Product',
      trail: ['Home', 'Shop', 'Category 1', 'Product'],
      price: 'Now: $44.00',
      pictures: clayPictures,
    })
    expect(product.detail).toContain('aria-label="4 out of 5 stars"')
    expect(elementTexts(product.detail, 's')).toEqual(['Before: $88.00'])
    expect(elementTexts(product.detail, 'a')).toContain('1 Review')
    expect(product.detail).toContain('Two years warranty · Free shipping · Return policy in 30 days')
    expect(linkUrls(product.main)).toContain('/Shop/category-1')
  })

  it('offers its colors, sizes and statuses, and labels what is sold out', async () => {
    const { main, sizes, statuses, availability, color, size, status } = await loadProduct('/productDetails')
    const colors = [...main.matchAll(/<input type="radio"[^>]*name="color"[^>]*>/g)]
    expect(colors).toHaveLength(5)
    expect(colors.join()).not.toContain('disabled')
    expect([color, size, status]).toEqual(['clay', undefined, 'In Stock'])
    expect(sizes).toEqual(['S', 'M', 'Lg', 'XL', 'XXL'])
    expect(main).toContain('aria-label="XL, sold out"')
    expect(main.match(/<input [^>]*disabled=""/g)).toBeNull()
    expect(statuses).toEqual(['In Stock', 'Out of Stock'])
    expect(availability).toBe('Available in S, M, Lg, XXL')
    expect(main).toMatch(/<input id="quantity"[^>]*value="1"/)
    expect(elementTexts(main, 'noscript')).toEqual(['Update selection'])
  })

  it('shows the variant of its URL', async () => {
    expect(await loadProduct('/productDetails?color=black&size=xxl&status=in-stock')).toMatchObject({
      color: 'black',
      size: 'xxl',
      price: 'Now: $48.00',
      availability: 'Only 2 left',
      pictures: [
        'Black crew neck tee, from the front',
        'Black crew neck tee, from the back',
        'Ribbed collar and neck label of the black tee, close up',
        'Three black tees, folded and stacked',
      ],
    })
    expect(await loadProduct('/productDetails?color=black&size=xxl&status=out-of-stock')).toMatchObject({
      color: 'black',
      size: 'lg',
      availability: 'Sold out',
    })
    const soldOut = await loadProduct('/productDetails?color=black&size=lg&status=')
    expect(soldOut).toMatchObject({ size: 'lg', status: 'Out of Stock', availability: 'Sold out' })
    expect(soldOut.detail).toContain('Email me when it’s back')
    const inStock = await loadProduct('/productDetails?color=black&size=lg&status=in-stock')
    expect(inStock).toMatchObject({
      color: 'black',
      size: undefined,
      availability: 'Available in S, M, XL, XXL',
    })
  })

  it('ignores invalid parameters', async () => {
    expect(
      await loadProduct('/productDetails?color=%3Cscript%3E&size=9&status=maybe&quantity=many&step=up'),
    ).toMatchObject({ color: 'clay', size: undefined, price: 'Now: $44.00' })
  })

  it('applies the step of a button without JavaScript', async () => {
    const { main } = await loadProduct('/productDetails?quantity=2&step=1')
    expect(main).toMatch(/<input id="quantity"[^>]*value="3"/)
  })

  it('shows only the options that a product has', async () => {
    const { heading, main, detail, sizes, availability } = await loadProduct('/productDetails/glass-carafe')
    expect([heading, sizes, availability]).toEqual(['Glass Carafe', [], 'Only 3 left'])
    expect(main).not.toContain('type="radio"')
    expect(detail).not.toContain('<s>')
    expect(elementTexts(detail, 'strong')).toEqual(['$46.00'])
    expect(detail).not.toMatch(/Review/)
    expect(main).toContain('No reviews yet.')
  })

  it('shows the size guide of its category if it has sizes', async () => {
    const { detail } = await loadProduct('/productDetails')
    const guide = htmlBetween(detail, '<table', '</table>')
    expect(elementTexts(guide, 'th')).toEqual([
      'Size',
      'Chest',
      'Length',
      'Sleeve',
      'S',
      'M',
      'Lg',
      'XL',
      'XXL',
    ])
    expect(elementTexts(guide, 'td').slice(0, 3)).toEqual(['19 in48 cm', '27 in68.5 cm', '8 in20 cm'])
    expect((await loadProduct('/productDetails/cotton-cap')).detail).not.toContain('Size guide')
  })

  it('is the same at the default product’s own URL', async () => {
    const { heading, pictures } = await loadProduct('/productDetails/product')
    expect([heading, pictures]).toEqual(['Product', clayPictures])
  })

  it('shows details, the shop’s terms and related products', async () => {
    const { main, detail } = await loadProduct('/productDetails')
    expect(elementTexts(detail, 'h2')).toEqual(['Size guide', 'Details', 'Shipping', 'Returns', 'Warranty'])
    expect(elementTexts(detail, 'dd').slice(0, 2)).toEqual(['Straight', 'Combed cotton jersey'])
    for (const text of [
      'Standard, 3 to 5 business days: free. Express, 1 to 2 business days: $12.00.',
      'We pack your order within one business day.',
      'You can return items within 30 days of delivery.',
      'Every product comes with a 2-year warranty.',
      'we repair it, replace it',
    ])
      expect(detail).toContain(text)
    const related = htmlBetween(main, 'Goes well with', '</section>')
    expect(elementTexts(related, 'h3')).toHaveLength(4)
    expect(elementTexts(related, 'h3')).not.toContain('Product')
  })

  it('links pictures to their large files', async () => {
    const { main } = await loadProduct('/productDetails')
    const url = linkUrls(htmlBetween(main, 'aria-label="Pictures of', '</ul>'))[1]!
    expect(url).toMatch(/-1600\.webp$/)
    const file = await shop.fetch(url)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })
})
