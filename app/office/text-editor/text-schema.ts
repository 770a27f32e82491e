import { Schema } from 'prosemirror-model'

/** The documents of the editor: no more than the text format can say. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'text*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [2, 3].map(level => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    quote: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    numbered_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    picture: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { hash: {}, alt: { default: '' } },
      parseDOM: [
        {
          tag: 'figure[data-picture]',
          getAttrs: element => ({ hash: element.dataset.picture, alt: element.dataset.alt ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['figure', { 'data-picture': attrs.hash, 'data-alt': attrs.alt }],
    },
    /** Kept as its lines: tables come from Markdown. */
    table: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', 0],
    },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: element => ({ href: element.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    },
  },
})
