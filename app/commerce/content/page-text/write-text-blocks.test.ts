import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTextBlocks, type TextBlock, type TextPart } from './text-blocks.ts'
import { writeTextBlocks } from './write-text-blocks.ts'

/** Signs that mean something, among words. */
const sign = fc.constantFrom(
  ...[
    '[',
    ']',
    '(',
    ')',
    '](/a)',
    '![',
    '\\',
    '#',
    '## ',
    '> ',
    '- ',
    '* ',
    '1. ',
    '2) ',
    '|',
    '—',
    '"',
    '<b>',
    '&',
  ],
  ...['picture:0123456789abcdef01234567', 'word', 'é', '{shipping}', ' '],
)
const written = fc.array(sign, { minLength: 1, maxLength: 8 }).map(signs => signs.join(''))

/** Within a line, as an editor holds it. */
const line = written.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => text !== '')
const href = fc.constantFrom('/about', 'https://a.example/b?c=d#e', 'mailto:a@b.example', 'tel:+15550100199')
const linked = fc.record({ text: line, href })

/** A text with links has text between them, as spaces at its ends and two links in a row can't be told apart. */
const inline: fc.Arbitrary<TextPart[]> = fc.oneof(
  line.map(text => [text]),
  fc.tuple(line, linked, line).map(([before, link, after]) => [`${before} `, link, ` ${after}`]),
  linked.map(link => [link]),
)
const lines: fc.Arbitrary<TextPart[]> = fc.oneof(
  inline,
  fc.tuple(line, line).map(([first, second]) => [`${first}\n${second}`]),
)
const cell = fc.constantFrom('Method', 'Free', '3 days', 'a [b]', '')

const block: fc.Arbitrary<TextBlock> = fc.oneof(
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(2 as const, 3 as const),
    parts: inline,
  }),
  fc.record({ kind: fc.constantFrom('paragraph' as const, 'quote' as const), parts: lines }),
  fc.record({
    kind: fc.constant('list' as const),
    isNumbered: fc.boolean(),
    items: fc.array(lines, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    hash: fc.constantFrom('0123456789abcdef01234567', 'fedcba9876543210fedcba98'),
    alt: fc.oneof(line, fc.constant('')),
  }),
  fc.record({
    kind: fc.constant('table' as const),
    rows: fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  }),
)

describe('the text of blocks', () => {
  it('reads back as the same blocks', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), blocks => {
        expect(parseTextBlocks(writeTextBlocks(blocks))).toEqual(blocks)
      }),
    )
  })

  it('stays as it is once it was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(written, fc.constant('\n'), fc.constant('\n\n')), { maxLength: 12 }),
        parts => {
          const text = writeTextBlocks(parseTextBlocks(parts.join('')))
          expect(writeTextBlocks(parseTextBlocks(text))).toBe(text)
        },
      ),
    )
  })

  it.each([
    ['2026. A year.', '2026\\. A year.'],
    ['- no item', '\\- no item'],
    ['[no](/link)', '\\[no](/link)'],
    ['C:\\folder', 'C:\\\\folder'],
    ['[sic] (1) * # | >', '[sic] (1) * # | >'],
  ])('escapes only what would mean something: %s', (text, expected) => {
    expect(writeTextBlocks([{ kind: 'paragraph', parts: [text] }])).toBe(expected)
  })

  it('has no empty blocks, and no parentheses in links', () => {
    const link = { text: 'Tea', href: 'https://a.example/tea_(drink)' }
    expect(
      writeTextBlocks([
        { kind: 'paragraph', parts: [] },
        { kind: 'list', isNumbered: true, items: [[' '], [link]] },
      ]),
    ).toBe('1. [Tea](https://a.example/tea_%28drink%29)')
  })
})
