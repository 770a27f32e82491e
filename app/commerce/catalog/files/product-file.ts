export const fileKinds = ['manual', 'data-sheet', 'safety', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** A file that shoppers download from the page of a product. */
export interface ProductFile {
  hash: string
  kind: FileKind
  /** The merchant's, in any language. */
  name: string
  /** Its length. */
  bytes: number
}

export const maxFilesOfProduct = 20

/** Of a file, in bytes. */
export const maxFileBytes = 10_000_000

/** The address of a file. */
export function fileUrl(hash: string): string {
  return `/files/${hash}.pdf`
}

/** The hash in the last part of an address; undefined for anything else. */
export function parseFileName(name: string): string | undefined {
  return /^([0-9a-f]{24})\.pdf$/.exec(name)?.[1]
}

/** The header of a download that keeps any name: RFC 6266, appendix D. */
export function downloadHeader(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w .()-]/g, '') || 'file'
  const encoded = encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}.pdf"; filename*=UTF-8''${encoded}.pdf`
}
