import type { Edit } from '../changes/edit.server.ts'
import type { RecordRow } from '../records/record-definition.server.ts'

/** Lets the former slug of a product lead to it. A slug in use leads to the product that has it. */
export async function redirectFormerSlug(
  edit: Edit,
  before: RecordRow | undefined,
  { id, slug }: RecordRow,
): Promise<void> {
  if (before?.slug === slug) return
  await edit.remove('product_slug_redirect', { slug: String(slug) })
  if (!before) return
  const former = String(before.slug)
  await edit.remove('product_slug_redirect', { slug: former })
  await edit.insert('product_slug_redirect', { slug: former, product_id: Number(id) })
}
