import type { loadBulkPreview } from './load-bulk-preview.server.ts'

/** A preview as its page shows it. */
export type ShownPreview = Awaited<ReturnType<typeof loadBulkPreview>> & { timeZone: string }
