import type { RecordKindTexts } from './record-kind-texts.ts'

/** Records of the content. */
export const contentRecordMessages = {
  pages: {
    title: 'Pages',
    intro: 'Your own texts, such as the privacy policy. Each has an address under /pages/.',
    add: 'Add a page',
    empty: 'There are no pages yet.',
    fields: {
      slug: ['Address', 'The last part, such as privacy-policy.'],
      title: ['Title', ''],
      body: [
        'Text',
        'Empty lines separate paragraphs. “## Heading”, “- item”, “1. item”, “> quote” and [text](/page) work.',
      ],
    },
  },
} satisfies Record<string, RecordKindTexts>
