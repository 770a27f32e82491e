/** The page of a preview. */
export function bulkPreviewPath(id: string): string {
  return `/office/products/bulk/${id}`
}
