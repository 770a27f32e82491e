import type { OptionKind } from '#commerce/catalog/products/product.ts'

export interface DemoOption {
  slug: string
  name: string
  kind: OptionKind
  values: readonly { slug: string; name: string; hex?: string }[]
}
