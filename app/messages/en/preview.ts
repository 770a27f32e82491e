/** Above the page of a product that shoppers can't see yet. */
export default {
  label: 'Preview',
  draft: 'Only people with this link can see this product, and nobody can buy it yet.',
  scheduled: ({ time }: { time: string }) =>
    `Shoppers see this product from ${time}. Until then only people with this link do, and nobody can buy it.`,
  until: ({ time }: { time: string }) => `The link works until ${time}.`,
}
