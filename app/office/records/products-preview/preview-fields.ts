import type { OfficeFacts } from '#commerce/editing/records/office-facts.ts'

export type PreviewKind = NonNullable<OfficeFacts['preview']>

/** The fields of a form that decide which products shoppers get. */
export const previewFields: Record<PreviewKind, readonly string[]> = {
  collection: ['rule', 'rule_value', 'max_products', 'products'],
  search: ['query', 'pinned', 'hidden'],
}

/** The slugs of a list of products. */
export function slugsIn(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter(Boolean)
}
