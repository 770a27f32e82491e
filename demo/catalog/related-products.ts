/** The products that go well with one, by slug. Others are found by tags. */
export const relatedProducts: Readonly<Record<string, readonly string[]>> = {
  'gooseneck-kettle': ['travel-tumbler', 'glass-carafe'],
  'canvas-tote': ['zip-pouch', 'steel-bottle'],
}
