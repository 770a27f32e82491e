import { expect, it } from 'vitest'
import { downloadHeader, fileUrl, parseFileName } from './product-file.ts'

it.each([
  ['Manual', `attachment; filename="Manual.pdf"; filename*=UTF-8''Manual.pdf`],
  [
    'Größe “M”',
    `attachment; filename="Groe M.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E2%80%9CM%E2%80%9D.pdf`,
  ],
  ['"\r\nx: y', `attachment; filename="x y.pdf"; filename*=UTF-8''%22%0D%0Ax%3A%20y.pdf`],
  ["it's *", `attachment; filename="its .pdf"; filename*=UTF-8''it%27s%20%2a.pdf`],
  ['説明書', `attachment; filename="file.pdf"; filename*=UTF-8''%E8%AA%AC%E6%98%8E%E6%9B%B8.pdf`],
])('names the download %j', (name, header) => {
  expect(downloadHeader(name)).toBe(header)
})

it('reads the hash of an address, and of nothing else', () => {
  const hash = 'a1'.repeat(12)
  expect(parseFileName(fileUrl(hash).slice('/files/'.length))).toBe(hash)
  for (const name of ['', `${hash}.exe`, `../${hash}.pdf`, `${hash}.pdf.html`, hash.toUpperCase()])
    expect(parseFileName(name)).toBeUndefined()
})
