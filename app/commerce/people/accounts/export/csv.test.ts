import { expect, it } from 'vitest'
import { csvFile } from './csv.ts'

const cell = (value: string | number | boolean | null) =>
  csvFile(['a'], [[value]]).slice('\ufeffa\r\n'.length, -2)

it('a CSV file has a header and ends each line with CR LF', () => {
  expect(csvFile(['sku', 'quantity'], [['POT', 2]])).toBe('\ufeffsku,quantity\r\nPOT,2\r\n')
  expect(csvFile(['sku'], [])).toBe('\ufeffsku\r\n')
})

it.each([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [-500, '-500'],
  [false, 'false'],
  ['one, two', '"one, two"'],
  ['6" pot', '"6"" pot"'],
  ['two\nlines', '"two\nlines"'],
  ['東京', '東京'],
])('the cell of %j is %s', (value, written) => {
  expect(cell(value)).toBe(written)
})

it.each(['=1+1', '+49 30 1234', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '=HYPERLINK("x")'])(
  'a spreadsheet takes %j for text',
  value => {
    expect(cell(value).replace(/^"/, '')).toMatch(/^'/)
  },
)
