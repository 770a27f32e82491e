import { describe, expect, it } from 'vitest'
import { parsePageText } from './page-text.ts'

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
      { kind: 'heading', parts: ['Costs'] },
      { kind: 'list', items: [['Tea'], ['Milk']] },
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
      { kind: 'heading', parts: ['Shipping'] },
      { kind: 'paragraph', parts: ['Free.'] },
    ])
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
