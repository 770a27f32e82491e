/** The formats that shoppers may send. */
export const sentPictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** By format: where its signature starts, and the signature. */
const signatures: [at: number, bytes: string][][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftypavif']],
  [[4, 'ftypmif1']],
]

/** Whether the bytes begin like a picture that shoppers may send. Decoders of other formats never see them. */
export function hasPictureSignature(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  return signatures.some(parts => parts.every(([at, text]) => start.startsWith(text, at)))
}

/** Whether the bytes begin like a PDF: ISO 32000-2, section 7.5.2. */
export function hasPdfSignature(bytes: Uint8Array): boolean {
  return /^%PDF-\d\.\d/.test(String.fromCharCode(...bytes.subarray(0, 8)))
}
