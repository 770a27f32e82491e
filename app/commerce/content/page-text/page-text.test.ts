import { describe, expect, it } from 'vitest'
import { parsePageText, withPictures } from './page-text.ts'

describe('a page’s text', () => {
  it('has headings, notes, paragraphs, lists and tables', () => {
    const text = [
      '> Read me.',
      'One.\nTwo.',
      '## Costs',
      '- Tea\n- Milk',
      '| Method | Price |\n| Standard | Free |',
    ].join('\n\n')
    expect(parsePageText(text)).toEqual([
      { kind: 'note', parts: ['Read me.'] },
      { kind: 'paragraph', parts: ['One.\nTwo.'] },
      { kind: 'heading', level: 2, parts: ['Costs'] },
      { kind: 'list', isNumbered: false, items: [['Tea'], ['Milk']] },
      {
        kind: 'table',
        rows: [
          ['Method', 'Price'],
          ['Standard', 'Free'],
        ],
      },
    ])
  })

  it('leaves out headings with nothing below', () => {
    expect(parsePageText('## Returns\n\n## Shipping\n\nFree.\n\n## Warranty')).toEqual([
      { kind: 'heading', level: 2, parts: ['Shipping'] },
      { kind: 'paragraph', parts: ['Free.'] },
    ])
  })

  it('keeps a heading above a smaller one with text', () => {
    expect(parsePageText('## Care\n\n### Wash\n\n### Dry\n\nFlat.').map(({ kind }) => kind)).toEqual([
      'heading',
      'heading',
      'paragraph',
    ])
  })

  it('has numbered lists and pictures', () => {
    const hash = '0123456789abcdef01234567'
    expect(
      parsePageText(`Intro:\n1. One\n2. Two\n   more\n![A \\] loom](picture:${hash})\n![x](picture:y)`),
    ).toEqual([
      { kind: 'paragraph', parts: ['Intro:'] },
      { kind: 'list', isNumbered: true, items: [['One'], ['Two\nmore']] },
      { kind: 'picture', hash, alt: 'A ] loom' },
      { kind: 'paragraph', parts: ['![x](picture:y)'] },
    ])
  })

  it.each([
    ['> Buy once.\n> — Ada Lovelace', { kind: 'quotation', parts: ['Buy once.'], source: 'Ada Lovelace' }],
    ['> “Buy once.”', { kind: 'quotation', parts: ['“Buy once.”'], source: '' }],
    ['> Buy - once.', { kind: 'note', parts: ['Buy - once.'] }],
  ])('tells a quotation from a note: %s', (text, block) => {
    expect(parsePageText(text)).toEqual([block])
  })

  it.each([
    ['\\- no list', ['- no list']],
    ['\\[no](/link) C:\\new', ['[no](/link) C:\\new']],
  ])('takes the meaning from a sign after a backslash: %s', (text, parts) => {
    expect(parsePageText(text)).toEqual([{ kind: 'paragraph', parts }])
  })

  it.each([
    ['[Contact](/contact)', [{ text: 'Contact', href: '/contact' }]],
    ['See [Shipping](/pages/shipping).', ['See ', { text: 'Shipping', href: '/pages/shipping' }, '.']],
    ['[call](tel:+15550100199)', [{ text: 'call', href: 'tel:+15550100199' }]],
    ['[a](javascript:alert(1))', ['[a](javascript:alert(1))']],
    ['[a](//evil.example)', ['[a](//evil.example)']],
    ['[a](data:text/html,x) [b](/b)', ['[a](data:text/html,x) ', { text: 'b', href: '/b' }]],
    ['<b>1 < 2</b>', ['<b>1 < 2</b>']],
  ])('reads links in %s', (text, parts) => {
    expect(parsePageText(text)).toEqual([{ kind: 'paragraph', parts }])
  })
})

it('leaves out pictures that the shop doesn’t have', () => {
  const [known, unknown] = ['0123456789abcdef01234567', 'fedcba9876543210fedcba98']
  const blocks = parsePageText(`![Loom](picture:${known})\n\n![](picture:${unknown})`)
  expect(withPictures(blocks, new Map([[known, { width: 4, height: 3 }]]))).toEqual([
    { kind: 'picture', picture: { hash: known, alt: 'Loom', width: 4, height: 3 } },
  ])
})
