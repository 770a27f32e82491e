import fc from 'fast-check'
import { expect, it } from 'vitest'
import { variantRecord } from '../../catalog/products/product-records.server.ts'
import { SentValues } from '../input/input-source.server.ts'
import { parseInput } from '../input/parse-input.server.ts'
import { checkVariantCells } from './check-variant-cells.ts'

const right = {
  ...{ price: '44.00', compare_at_price: '', cost: '', barcode: '' },
  ...{ weight: '160', measure: '', stock: '3' },
}
const codesOf = (texts: Partial<typeof right>, currency = 'USD') =>
  Object.entries(checkVariantCells({ ...right, ...texts }, currency)).map(
    ([cell, error]) => `${cell} ${error.code}`,
  )

it.each([
  [{}, []],
  [{ price: '' }, ['price missing']],
  [{ price: 'much' }, ['price not-an-amount']],
  [{ price: '-1' }, ['price too-small']],
  [{ price: '44.005' }, ['price not-an-amount']],
  [{ compare_at_price: '44' }, ['compare_at_price below-price']],
  [{ compare_at_price: '44.01' }, []],
  [{ barcode: '40170724' }, ['barcode invalid-barcode']],
  [{ barcode: ' 40170725 ' }, []],
  [{ cost: 'much' }, ['cost not-an-amount']],
  [{ cost: '0' }, []],
  [{ measure: '250' }, ['measure invalid-measure']],
  [{ measure: '0,75 Liter' }, []],
  [{ weight: '1.5' }, ['weight not-a-whole-number']],
  [{ weight: '1000001' }, ['weight too-large']],
  [{ stock: '' }, ['stock not-a-whole-number']],
  [{ stock: '-3' }, ['stock not-a-whole-number']],
  [{ price: '', stock: 'x' }, ['price missing', 'stock not-a-whole-number']],
])('finds what is wrong with %j', (texts, codes) => {
  expect(codesOf(texts)).toEqual(codes)
})

it('knows that yen have no decimal places', () => {
  expect(codesOf({ price: '44.00' }, 'JPY')).toEqual(['price not-an-amount'])
  expect(codesOf({ price: '4400' }, 'JPY')).toEqual([])
})

const columns = ['price', 'compare_at_price', 'cost', 'barcode', 'weight', 'measure'] as const
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '44',
    '44.5',
    '44,50',
    '-1',
    '1e3',
    '40170725',
    '4006381333931',
    '1000000000',
    '250 g',
    '0.75l',
  ),
  fc.stringMatching(/^-?\d{0,12}(\.\d{0,4})?$/),
  fc.string(),
)

it('refuses what the shop refuses when the form arrives', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...columns),
      texts,
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (column, text, currency) => {
        const sent = new SentValues()
        sent.add(column, text)
        const read = parseInput(
          { [column]: variantRecord.fields[column]!.input(currency) },
          sent.source('form'),
        )
        const ours = checkVariantCells({ ...right, price: '0', [column]: text }, currency)[column]?.code
        expect(ours !== undefined && ours !== 'below-price').toBe(!read.ok)
      },
    ),
  )
})
