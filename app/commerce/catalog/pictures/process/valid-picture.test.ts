import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isValidPicture } from './valid-picture.server.ts'

const noise = sharp({
  create: {
    width: 60,
    height: 40,
    channels: 3,
    background: 'red',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('accepts a %s', async format => {
  expect(await isValidPicture(await noise.clone().toFormat(format).toBuffer())).toBe(true)
})

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('rejects half a %s', async format => {
  const whole = await noise.clone().toFormat(format).toBuffer()
  expect(await isValidPicture(whole.subarray(0, whole.length / 2))).toBe(false)
})

test('rejects a TIFF, which browsers do not show', async () => {
  expect(await isValidPicture(await noise.clone().tiff().toBuffer())).toBe(false)
})

test('rejects a picture that is too tall for the formats that pages show', async () => {
  const tall = sharp({ create: { width: 4, height: 16_384, channels: 3, background: 'red' } })
  expect(await isValidPicture(await tall.png().toBuffer())).toBe(false)
})

test('rejects a small file with too many pixels', async () => {
  const huge = sharp({ create: { width: 4500, height: 4500, channels: 3, background: 'red' } })
  expect(await isValidPicture(await huge.png({ compressionLevel: 1 }).toBuffer())).toBe(false)
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><p>Not found'],
  ['an SVG', svg],
  ['an SVG with a prologue', `<?xml version="1.0"?>${svg}`],
  ['an SVG that begins like a GIF', `GIF89a${svg}`],
  ['an SVG that begins like a WebP', `RIFF0000WEBP${svg}`],
  ['a PDF', '%PDF-1.7\n'],
  ['only the beginning of a PNG', '\x89PNG\r\n\x1a\n'],
])('rejects %s', async (_case, text) => {
  expect(await isValidPicture(Buffer.from(text, 'latin1'))).toBe(false)
})
