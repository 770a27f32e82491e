import { expect, it } from 'vitest'
import { hasPdfSignature, hasPictureSignature } from './picture-signature.ts'

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))

it.each([
  ['\xff\xd8\xff\xe1 Exif', true],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', true],
  ['RIFF\x24\0\0\0WEBPVP8 ', true],
  ['\0\0\0\x1cftypavif\0\0\0\0', true],
  ['RIFF\x24\0\0\0WAVEfmt ', false],
  ['\0\0\0\x1cftypheic\0\0\0\0', false],
  ['GIF89a', false],
  ['<svg xmlns="http://www.w3.org/2000/svg">', false],
  ['%PDF-1.7', false],
  ['\x89PN', false],
  ['', false],
])('%j is a picture that shoppers may send: %s', (start, isPicture) => {
  expect(hasPictureSignature(bytes(start))).toBe(isPicture)
})

it.each([
  ['%PDF-1.7\n%\xe2\xe3', true],
  ['%PDF-2.0\r\n', true],
  [' %PDF-1.7', false],
  ['%PDF', false],
  ['<!doctype html>%PDF-1.7', false],
  ['\xff\xd8\xff\xe1 Exif', false],
  ['', false],
])('%j is a PDF: %s', (start, isPdf) => {
  expect(hasPdfSignature(bytes(start))).toBe(isPdf)
})
