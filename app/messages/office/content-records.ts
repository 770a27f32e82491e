import { inLanguage } from '../in-language.ts'
import { orderField, type RecordKindTexts } from './record-kind-texts.ts'

const fromField = ['Shown from', 'Leave empty to show it at once.'] as [string, string]
const untilField = ['Shown until', 'Leave empty to show it for good.'] as [string, string]
const shownFields = { shown_from: fromField, shown_until: untilField }

const linkHint = 'A page of the shop such as /Shop, or https://, mailto: or tel:.'

/** Records of the content. */
export const contentRecordMessages = inLanguage({
  page: {
    noun: ['page', 'pages'],
    title: 'Pages',
    intro: 'Your own texts, such as the privacy policy. Each has an address under /pages/.',
    add: 'Add a page',
    empty: 'There are no pages yet.',
    fields: {
      title: ['Title', ''],
      body: ['Text', ''],
      published_at: ['Publication', ''],
      slug: [
        'Address',
        'The last part of its link, such as privacy-policy. Leave empty to make it from the title.',
      ],
      legal: ['Legal text', 'If it’s one of the texts that shops need. One page for each.'],
    },
  },
  journal_entry: {
    noun: ['journal entry', 'journal entries'],
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
      alt: [
        'Description of the picture',
        'For people who can’t see it. Leave empty if it’s only decoration.',
      ],
      author: ['Author', 'Leave empty to name nobody.'],
      slug: [
        'Address',
        'The last part of its link, such as leather-that-darkens. Leave empty to make it from the title.',
      ],
    },
  },
  banner: {
    noun: ['banner', 'banners'],
    title: 'Banners',
    intro:
      'The pictures on the home page that lead into the shop. The hero that started last is shown; when its time is over, the one without times.',
    add: 'Add a banner',
    empty: 'There are no banners yet.',
    fields: {
      placement: ['Placement', ''],
      heading: ['Heading', ''],
      text: ['Text', ''],
      action: ['Button', 'What it says, such as Shop the sale.'],
      href: ['Leads to', linkHint],
      action_href: [
        'The button leads to',
        'Leave empty to lead to the same page. Only the hero has its own.',
      ],
      picture: ['Picture', ''],
      alt: [
        'Description of the picture',
        'For people who can’t see it. Leave empty if it’s only decoration.',
      ],
      ...shownFields,
    },
    heads: { shown_from: 'Shown' },
  },
  page_section: {
    noun: ['page section', 'page sections'],
    title: 'Page sections',
    intro: 'Stories, quotes of reviews and the latest journal entries, below the text of a page.',
    add: 'Add a section',
    empty: 'There are no sections yet.',
    fields: {
      page: ['Page', 'These pages show sections.'],
      kind: ['Kind', ''],
      heading: ['Heading', ''],
      text: ['Text', ''],
      action: ['Link', 'What it says. Leave empty to show none.'],
      href: ['Leads to', linkHint],
      picture: ['Picture', ''],
      alt: [
        'Description of the picture',
        'For people who can’t see it. Leave empty if it’s only decoration.',
      ],
      review: ['Review', 'The number of the review that a quote shows.'],
      ...shownFields,
    },
    heads: { shown_from: 'Shown' },
  },
  menu_item: {
    noun: ['menu entry', 'menu entries'],
    title: 'Menus',
    intro: 'The entries in the header, the footer and the list of help pages.',
    add: 'Add an entry',
    empty: 'There are no entries yet.',
    fields: {
      menu: ['Menu', ''],
      label: ['Text', ''],
      href: ['Leads to', `${linkHint} Leave empty for plain text.`],
    },
  },
  benefit: {
    noun: ['benefit', 'benefits'],
    title: 'Benefits',
    intro: 'Short reasons to buy. {shipping}, {returns} and {warranty} become what the shop promises.',
    add: 'Add a benefit',
    empty: 'There are no benefits yet.',
    fields: {
      text: ['Text', ''],
      icon: ['Icon', 'badge-check, truck or undo-2.'],
      ...shownFields,
    },
    heads: { shown_from: 'Shown' },
  },
  social_link: {
    noun: ['social link', 'social links'],
    title: 'Social links',
    intro: 'Your pages in social networks, in the footer.',
    add: 'Add a network',
    empty: 'There are no networks yet.',
    fields: {
      network: ['Network', 'Such as instagram, facebook or linkedin.'],
      href: [
        'Address',
        'Such as https://instagram.com/yourshop. Leave empty to show the icon without a link.',
      ],
      position: orderField,
    },
    listedEmpty: { href: 'An icon without a link' },
  },
} satisfies Record<string, RecordKindTexts>)
