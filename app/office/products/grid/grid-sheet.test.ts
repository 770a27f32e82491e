import { describe, expect, it } from 'vitest'
import { GridSheet } from './grid-sheet.ts'
import { filterRows, noFilter, packRows, unpackRows } from './sheet-rows.ts'

const options = [
  {
    name: 'Color',
    values: [
      { name: 'Clay', hex: '#c63' },
      { name: 'Sage', hex: '#8a7' },
    ],
  },
  {
    name: 'Size',
    values: [
      { name: 'S', hex: null },
      { name: 'M', hex: null },
    ],
  },
]
const packed = packRows(
  [0, 1].flatMap(color =>
    [0, 1].map(size => ({
      id: 10 * (color + 1) + size,
      sku: `TEE-${color}-${size}`,
      places: [color, size],
      before: ['44.00', '3', '', '', '', '', '200'],
    })),
  ),
)
const rows = unpackRows(packed, options)
const sheetOf = (typed = {}) => new GridSheet(rows, typed)

describe('the rows of a sheet', () => {
  it('travel in one text with their combination, SKU and cells', () => {
    expect(rows[1]).toEqual({
      id: 11,
      sku: 'TEE-0-1',
      places: [0, 1],
      label: 'Clay, M',
      before: ['44.00', '3', '', '', '', '', '200'],
    })
    expect(packed.length).toBeLessThan(rows.length * 40)
  })

  it('of a product without options has no combination', () => {
    const single = packRows([{ id: 1, sku: 'A\tB', places: [], before: ['1', '0', '', '', '', '', ''] }])
    expect(unpackRows(single, [])).toMatchObject([{ sku: 'A B', places: [], label: 'This product' }])
  })

  it.each([
    [{ places: [1], sku: '' }, [2, 3]],
    [{ places: [undefined, 0], sku: '' }, [0, 2]],
    [{ places: [1, 1], sku: '' }, [3]],
    [{ places: [], sku: ' tee-0' }, [0, 1]],
    [{ places: [1], sku: 'tee-0' }, []],
    [noFilter, [0, 1, 2, 3]],
  ])('are filtered by values and a part of the SKU: %j', (filter, left) => {
    expect(filterRows(rows, filter)).toEqual(left)
  })
})

describe('a sheet', () => {
  it('counts the rows that a filter shows, and keeps what is hidden', () => {
    const sheet = sheetOf()
    sheet.set({ row: 0, column: 0 }, '50')
    sheet.show([1, 3])
    expect(sheet.size).toEqual({ rows: 2, columns: 7 })
    expect(sheet.placeOf('price-21')).toEqual({ row: 1, column: 0 })
    expect(sheet.placeOf('price-10')).toBeUndefined()
    expect(sheet.ofRows([{ row: 1, column: 1, before: '3', after: '9' }])).toEqual([
      { row: 3, column: 1, before: '3', after: '9' },
    ])
    expect(sheet.changedFrom({})).toEqual([{ field: 'price-10', before: '44.00', text: '50' }])
  })

  it('knows its own fields', () => {
    const sheet = sheetOf()
    expect(sheet.cellOf('stock-11')).toEqual({ row: 1, column: 1 })
    for (const field of ['title', 'price', 'price-99', 'alt-11', 'stock_reason'])
      expect(sheet.cellOf(field)).toBeUndefined()
  })

  it('sends only what was changed, and forgets what was changed back', () => {
    const sheet = sheetOf()
    sheet.set({ row: 2, column: 1 }, '4')
    sheet.set({ row: 1, column: 0 }, '1')
    sheet.set({ row: 1, column: 0 }, '44.00')
    expect(sheet.changedFrom({})).toEqual([{ field: 'stock-20', before: '3', text: '4' }])
    expect(sheet.takeWritten()).toEqual(new Set([2, 1]))
    expect(sheet.takeWritten().size).toBe(0)
  })

  it('sends a cell of a draft with what it showed then, also where the shop has the typed text by now', () => {
    const sheet = sheetOf({ 'price-10': '50' })
    expect(sheet.changedFrom({ title: 'Tee', 'price-10': '40.00', 'price-11': '40.00' })).toEqual([
      { field: 'price-10', before: '40.00', text: '50' },
      { field: 'price-11', before: '40.00', text: '44.00' },
    ])
    expect(sheet.changedFrom({ 'price-10': '50' })).toEqual([])
  })
})
