import { inLanguage } from '../in-language.ts'

/** Texts of the editor for texts with headings, lists, links, pictures and quotes. */
export const textEditorMessages = inLanguage({
  views: 'Editor',
  rich: 'Rich text',
  plain: 'Markdown',
  format: 'Format',
  kinds: {
    heading: 'Heading',
    subheading: 'Subheading',
    bullets: 'List',
    numbers: 'Numbers',
    quote: 'Quote',
  },
  link: 'Link',
  picture: 'Picture',
  undo: ['Undo', 'Undo typing'],
  redo: ['Redo', 'Redo typing'],
  help: '“## Heading”, “- item”, “1. item”, “> quote”, “[text](/page)” and “![description](picture:…)” work in Markdown. Empty lines separate paragraphs.',
  alt: 'Description',
  noAlt: 'Nothing: only decoration',
  removePicture: 'Remove picture',
  links: {
    title: 'Link',
    text: 'Text',
    href: 'Address',
    hint: 'A page of the shop such as /pages/shipping, or https://, mailto: or tel:.',
    invalid: 'Start with /, https://, mailto: or tel:.',
    set: 'Link',
    remove: 'Remove link',
  },
})
