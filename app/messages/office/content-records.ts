import type { RecordKindTexts } from './record-kind-texts.ts'

/** Records of the content. */
export const contentRecordMessages = {
  pages: {
    title: 'Pages',
    intro: 'Your own texts, such as the privacy policy. Each has an address under /pages/.',
    add: 'Add a page',
    empty: 'There are no pages yet.',
    fields: {
      title: ['Title', ''],
      body: ['Text', ''],
      publish_at: ['Publication', ''],
      slug: ['Address', 'The last part, such as privacy-policy. Empty: made from the title.'],
    },
  },
  journal: {
    title: 'Journal',
    intro: 'Stories under /journal, the newest first.',
    add: 'Write an entry',
    empty: 'There are no entries yet.',
    fields: {
      title: ['Title', ''],
      summary: ['Summary', 'Below the title, in lists, and for search engines.'],
      body: ['Text', ''],
      published_at: ['Publication', ''],
      picture: ['Picture', ''],
      alt: ['Description of the picture', 'For people who can’t see it. Empty if it’s only decoration.'],
      author: ['Author', 'Empty for none.'],
      slug: ['Address', 'The last part, such as leather-that-darkens. Empty: made from the title.'],
    },
  },
} satisfies Record<string, RecordKindTexts>
