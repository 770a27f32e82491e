import { describe, expect, it } from 'vitest'
import { copyRange, parseCopied, pasteCells } from './clipboard.ts'
import { type CellPlace, fillDown, moveCell, rangeBetween, rangeToFill, repeatDown } from './grid-cells.ts'
import { addStep, doAgain, emptyHistory, takeBack } from './grid-history.ts'

const size = { rows: 4, columns: 3 }
const texts = [
  ['44.00', 'A', '1'],
  ['44.00', 'B', '2'],
  ['46.00', 'C', '3'],
  ['48.00', 'D', '4'],
]
const read = ({ row, column }: CellPlace) => texts[row]![column]!
const place = (row: number, column: number) => ({ row, column })

describe('moving in the grid', () => {
  it.each([
    ['ArrowDown', false, place(1, 1), place(2, 1)],
    ['ArrowUp', false, place(0, 1), place(0, 1)],
    ['ArrowRight', false, place(1, 2), place(1, 2)],
    ['ArrowDown', true, place(1, 1), place(3, 1)],
    ['Home', false, place(2, 2), place(2, 0)],
    ['End', true, place(0, 0), place(3, 2)],
  ])('goes with %s, to the edge: %s', (key, isFar, from, to) => {
    expect(moveCell(from, key, size, isFar)).toEqual(to)
  })

  it('leaves other keys alone', () => {
    expect(moveCell(place(0, 0), 'a', size)).toBeUndefined()
  })
})

describe('a range', () => {
  it('is the same from either corner', () => {
    expect(rangeBetween(place(2, 1), place(0, 0))).toEqual(rangeBetween(place(0, 0), place(2, 1)))
  })

  it('is filled with its first row, where that makes a difference', () => {
    expect(fillDown(rangeBetween(place(0, 0), place(2, 0)), read)).toEqual([
      { row: 2, column: 0, before: '46.00', after: '44.00' },
    ])
  })

  it('of one row is filled to the end of the grid', () => {
    expect(rangeToFill(rangeBetween(place(1, 0), place(1, 1)), size)).toEqual(
      rangeBetween(place(1, 0), place(3, 1)),
    )
    const two = rangeBetween(place(0, 0), place(1, 1))
    expect(rangeToFill(two, size)).toEqual(two)
  })

  it('is repeated downwards', () => {
    const edits = repeatDown(rangeBetween(place(0, 1), place(1, 1)), 3, read)
    expect(edits.map(({ row, before, after }) => [row, before, after])).toEqual([
      [2, 'C', 'A'],
      [3, 'D', 'B'],
    ])
  })

  it('is copied as spreadsheets read it', () => {
    expect(copyRange(rangeBetween(place(0, 0), place(1, 1)), read)).toBe('44.00\tA\n44.00\tB')
    expect(copyRange(rangeBetween(place(0, 0), place(0, 0)), () => 'a "b"\tc')).toBe('"a ""b""\tc"')
  })
})

describe('pasting', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['', [['']]],
  ])('reads %j', (copied, cells) => {
    expect(parseCopied(copied)).toEqual(cells)
  })

  const paste = (copied: string, from: CellPlace, to = from) =>
    pasteCells(copied, { range: rangeBetween(from, to), size }, read).map(({ row, column, after }) => [
      row,
      column,
      after,
    ])

  it('fills a range with one cell', () => {
    expect(paste('50', place(1, 0), place(3, 0))).toEqual([
      [1, 0, '50'],
      [2, 0, '50'],
      [3, 0, '50'],
    ])
  })

  it('starts at the first cell, and ends with the grid', () => {
    expect(paste('1\tx\n2\ty\n3\tz', place(2, 1))).toEqual([
      [2, 1, '1'],
      [2, 2, 'x'],
      [3, 1, '2'],
      [3, 2, 'y'],
    ])
    expect(paste('1\t2\t3', place(0, 2))).toEqual([])
  })

  it.each(['1.500', '12 50', '$1,234.50', '12⁵⁰', 'much'])('leaves the reading of %s to the form', typed => {
    expect(paste(typed, place(1, 0))).toEqual([[1, 0, typed]])
  })
})

describe('the history of the grid', () => {
  const edit = { row: 0, column: 0, before: 'a', after: 'b' }

  it('takes back what was done last, and does it again', () => {
    const history = addStep(addStep(emptyHistory, [edit]), [{ ...edit, before: 'b', after: 'c' }])
    const back = takeBack(history)!
    expect(back.edits).toEqual([{ ...edit, before: 'c', after: 'b' }])
    expect(takeBack(back.history)!.edits).toEqual([{ ...edit, before: 'b', after: 'a' }])
    expect(doAgain(back.history)).toEqual({ history, edits: [{ ...edit, before: 'b', after: 'c' }] })
  })

  it('takes back cells of a range in reverse order', () => {
    const twice = [edit, { ...edit, before: 'b', after: 'c' }]
    expect(takeBack(addStep(emptyHistory, twice))!.edits.map(({ after }) => after)).toEqual(['b', 'a'])
  })

  it('forgets what was taken back once something else is done', () => {
    const { history } = takeBack(addStep(emptyHistory, [edit]))!
    expect(doAgain(addStep(history, [edit]))).toBeUndefined()
    expect(takeBack(emptyHistory)).toBeUndefined()
    expect(addStep(emptyHistory, [])).toEqual(emptyHistory)
  })
})
