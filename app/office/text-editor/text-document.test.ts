import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTextBlocks } from '#commerce/content/page-text/text-blocks.ts'
import { writeTextBlocks } from '#commerce/content/page-text/write-text-blocks.ts'
import { readDocument, writeDocument } from './text-document.ts'
import { textSchema } from './text-schema.ts'

const hash = '0123456789abcdef01234567'

const line = fc.constantFrom(
  ...['## Care', '### Wash', 'Plain words', '- item', '  more', '1. first', '2. second', '> said', '> — Ada'],
  ...[
    '| A | B |',
    '[a link](/about) and text',
    `![Loom](picture:${hash})`,
    '\\- no item',
    '[x](javascript:y)',
    '',
  ],
)
const text = fc.array(line, { maxLength: 14 }).map(lines => lines.join('\n'))

describe('a document of the editor', () => {
  it('writes the text that it was read from', () => {
    fc.assert(
      fc.property(text, one => {
        const document = readDocument(one)
        document.check()
        expect(writeDocument(document)).toBe(writeTextBlocks(parseTextBlocks(one)))
      }),
    )
  })

  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(text, one => {
        const document = readDocument(writeDocument(readDocument(one)))
        expect(readDocument(writeDocument(document)).toJSON()).toEqual(document.toJSON())
      }),
    )
  })

  it('joins the parts of a link', () => {
    const { paragraph, doc } = textSchema.nodes
    const link = textSchema.marks.link!.create({ href: '/about' })
    const parts = [textSchema.text('a'), textSchema.text('b', [link]), textSchema.text('c', [link])]
    expect(writeDocument(doc!.create(null, paragraph!.create(null, parts)))).toBe('a[bc](/about)')
  })

  it('makes blocks of the lines of a table that are none', () => {
    const { table, doc } = textSchema.nodes
    const lines = textSchema.text('| A | B |\nno cells')
    expect(writeDocument(doc!.create(null, table!.create(null, lines)))).toBe('| A | B |\n\nno cells')
  })
})
