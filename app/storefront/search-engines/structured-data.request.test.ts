import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { loadHtml } from '#test/html.ts'
import { checkStructuredData, type StructuredDataIssue } from './structured-data-issues.fixture.ts'

const shop = builtShop()

interface ExpectedWarning {
  reason: string
  fields: string[]
  /** Everywhere by default. */
  place?: string
}

const expectedWarnings: ExpectedWarning[] = [
  {
    reason: 'Merchants can’t enter it.',
    fields: ['audience', 'hasCertification', 'material', 'mpn', 'pattern', 'subjectOf'],
  },
  {
    reason: 'Merchants can’t enter it.',
    fields: ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn'],
  },
  { reason: 'Prices have no end.', fields: ['priceValidUntil'] },
  { reason: 'Only the merchant’s text says who pays for returns.', fields: ['returnFees'] },
  { reason: 'Delivery goes to the whole country.', fields: ['addressRegion', 'postalCode'] },
  { reason: 'Variants are inside their group.', fields: ['inProductGroupWithID', 'isVariantOf'] },
  {
    reason: 'The group has it for all variants.',
    fields: ['aggregateRating', 'review', 'brand', 'description'],
    place: 'hasVariant',
  },
  { reason: 'Not every product has colors and sizes.', fields: ['color', 'size'] },
  {
    reason: 'Not every product has reviews.',
    fields: ['aggregateRating', 'review'],
    place: 'Product',
  },
]

function isExpected({ severity, place, fields }: StructuredDataIssue): boolean {
  return (
    severity === 'WARNING' &&
    expectedWarnings.some(
      warning => (warning.place ?? place) === place && fields.every(field => warning.fields.includes(field)),
    )
  )
}

const product = ['Product', 'BreadcrumbList']
const group = ['ProductGroup', 'BreadcrumbList']

it.each([
  ['/', ['OnlineStore', 'WebSite']],
  ['/productDetails', group],
  ['/productDetails/linen-tee', group],
  ['/productDetails/water-pot', product],
  ['/productDetails/glass-carafe', product],
  ['/Shop', ['BreadcrumbList']],
  ['/Shop/everyday-carry', ['BreadcrumbList']],
  ['/brands', ['BreadcrumbList']],
  ['/collections/bags', ['BreadcrumbList']],
  ['/journal/one-pot-at-a-time', ['Article', 'BreadcrumbList']],
  ['/pages/shipping', ['BreadcrumbList']],
])('Google accepts the structured data of %s', async (path, types) => {
  const found = await checkStructuredData(await loadHtml(shop, path))
  expect(found.types.sort()).toEqual(types.toSorted())
  expect(found.issues.filter(issue => !isExpected(issue))).toEqual([])
})

it.each([
  ['a price', '/productDetails/water-pot', /"price":"80.00",/, 'price'],
  ['a name', '/productDetails/water-pot', /"name":"Water Pot",/, 'name'],
  ['pictures', '/productDetails', /"image":"[^"]*",/, 'image'],
  ['a delivery time', '/productDetails', /,"deliveryTime":\{.*?\}\}/, 'deliveryTime'],
  ['a country for returns', '/', /"applicableCountry":"US",/, 'applicableCountry'],
])('Google refuses structured data without %s', async (_, path, part, field) => {
  const html = await loadHtml(shop, path)
  expect(html).toMatch(part)
  const { issues } = await checkStructuredData(html.replace(part, ''))
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  expect(errors.map(({ fields }) => fields)).toEqual([expect.arrayContaining([field])])
})
