import { inLanguage } from './in-language.ts'

/** Above pages that shoppers can't see yet, and above those in a theme that isn't saved. */
export const previewMessages = inLanguage({
  label: 'Preview',
  draft: 'Only people with this link can see this product, and nobody can buy it yet.',
  scheduled: ({ time }: { time: string }) =>
    `Shoppers see this product from ${time}. Until then only people with this link do, and nobody can buy it.`,
  theme: 'Only this browser shows the shop like this, for an hour.',
  endTheme: 'End preview',
  text: 'Only people with this link can see this text as it is here.',
  part: 'Only people with this link can see this page as it is here.',
  until: ({ time }: { time: string }) => `The link works until ${time}.`,
})
